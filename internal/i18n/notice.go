package i18n

// What the start screen has to say about files and other programs, from
// assets/locales/notice.*.toml.
const (
	NoticeFile Message = "notice.file" // File, Why
	NoticeLine Message = "notice.line" // File, Line, Why
	NoticeKey  Message = "notice.key"  // File, Line, Key, Why

	// Why, in the configuration file.
	NoticeOneOf  Message = "notice.one_of"  // List
	NoticeListOf Message = "notice.list_of" // N: at most, List
	NoticeBool   Message = "notice.bool"
	NoticeText   Message = "notice.text"   // N: characters at most
	NoticeNumber Message = "notice.number" // N: the greatest
	NoticeBock   Message = "notice.bock"   // List: what Bock rounds follow
	NoticeThink  Message = "notice.think"
	NoticeTable  Message = "notice.table" // the match's rules have one
	NoticeKeys   Message = "notice.keys"  // List

	NoticeDamaged   Message = "notice.damaged"  // Path: where the old file lies now
	NoticeNewer     Message = "notice.newer"    // Path
	NoticeNoStore   Message = "notice.no_store" // Why
	NoticeNoHome    Message = "notice.no_home"
	NoticeElsewhere Message = "notice.elsewhere" // a match is open in another program
)
