package i18n

// The start screen, from assets/locales/start.*.toml.
const (
	StartContinue Message = "start.continue"
	StartMore     Message = "start.more" // a list of unfinished matches
	StartNew      Message = "start.new"
	StartSetup    Message = "start.setup"    // what can be set up
	StartPractice Message = "start.practice" // what can be practised
	StartRules    Message = "start.rules"
	StartOptions  Message = "start.options"
	StartQuit     Message = "start.quit"

	StartStandard   Message = "start.standard" // the rule sets
	StartTournament Message = "start.tournament"
	StartKneipe     Message = "start.kneipe"
	StartOwn        Message = "start.own"
	StartDeals      Message = "start.deals" // Count

	StartDeal       Message = "start.deal"       // N, Of: the deal's number, and how many
	StartLead       Message = "start.lead"       // N: points
	StartTrail      Message = "start.trail"      // N: points
	StartLevel      Message = "start.level"      // nobody leads
	StartElsewhere  Message = "start.elsewhere"  // open in another program
	StartBroken     Message = "start.broken"     // the store's row cannot be read
	StartUnfinished Message = "start.unfinished" // Count: matches

	StartAbandon      Message = "start.abandon"
	StartAbandonAgain Message = "start.abandon_again"

	// Notices.
	StartInUse      Message = "start.in_use"     // PID: the other program's process
	StartUnreadable Message = "start.unreadable" // Why
	StartNotKept    Message = "start.not_kept"   // Why
)
