package i18n

// Ramsch and Schieberamsch, from assets/locales/ramsch.*.toml.
const (
	RamschBegins Message = "ramsch.begins"

	// How it stands.
	RamschNoTrick   Message = "ramsch.no_trick"
	RamschJungfrau  Message = "ramsch.jungfrau"   // Name
	RamschAllTricks Message = "ramsch.all_tricks" // Name
	RamschSkatLast  Message = "ramsch.skat_last"
	RamschSkatLoser Message = "ramsch.skat_loser"
	RamschJacksOut  Message = "ramsch.jacks_out"

	// The two cards that are passed on.
	RamschPickUpLast Message = "ramsch.pick_up_last"
	RamschCallPassOn Message = "ramsch.call_pass_on"
	RamschYourPassOn Message = "ramsch.your_pass_on" // of you
	RamschPassTo     Message = "ramsch.pass_to"      // Name
	RamschPassSkat   Message = "ramsch.pass_skat"
	RamschPassReady  Message = "ramsch.pass_ready"
	RamschPassOn     Message = "ramsch.pass_on"
	RamschFound      Message = "ramsch.found"
	RamschTwoCards   Message = "ramsch.two_cards"

	// What it came to. Points are card points.
	RamschPassedOn      Message = "ramsch.passed_on"
	RamschSkatToLast    Message = "ramsch.skat_to_last"     // Name, Points
	RamschSkatToLastYou Message = "ramsch.skat_to_last_you" // Points
	RamschSkatToMost    Message = "ramsch.skat_to_most"     // Name, Points
	RamschSkatToMostYou Message = "ramsch.skat_to_most_you" // Points
	RamschSkatToNobody  Message = "ramsch.skat_to_nobody"   // Points
	RamschTied          Message = "ramsch.tied"             // Points: of each of two
	RamschEveryTrick    Message = "ramsch.every_trick"      // Score
	RamschIsJungfrau    Message = "ramsch.is_jungfrau"
)
