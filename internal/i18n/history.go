package i18n

// The history, from assets/locales/history.*.toml.
const (
	HistoryTitle   Message = "history.title"
	HistoryStart   Message = "history.start" // what the start screen says of it
	HistoryNone    Message = "history.none"  // nothing was played yet
	HistoryNoMatch Message = "history.no_match"
	HistoryEmpty   Message = "history.empty" // nothing passes the filter

	HistoryDeals    Message = "history.deals" // the pages
	HistoryMatches  Message = "history.matches"
	HistorySessions Message = "history.sessions"
	HistoryImported Message = "history.imported"
	HistoryForm     Message = "history.form"
	HistoryBots     Message = "history.bots"

	HistoryDealCount    Message = "history.deal_count"    // Count
	HistoryMatchCount   Message = "history.match_count"   // Count
	HistorySessionCount Message = "history.session_count" // Count
	HistoryOf           Message = "history.of"            // N of Count

	HistoryKeyPage   Message = "history.key_page"
	HistoryKeyFilter Message = "history.key_filter"
	HistoryKeySearch Message = "history.key_search"
	HistoryKeyGame   Message = "history.key_game"
	HistoryKeyClear  Message = "history.key_clear"
	HistoryKeySheet  Message = "history.key_sheet"
	HistoryKeyReplay Message = "history.key_replay"
	HistoryKeyStop   Message = "history.key_stop"
	HistoryKeyLevel  Message = "history.key_level"
	HistoryKeyDone   Message = "history.key_done"
	HistoryKeyChange Message = "history.key_change"

	HistoryFilter   Message = "history.filter" // the panel
	HistoryAny      Message = "history.any"
	HistoryWhen     Message = "history.when"
	HistoryResult   Message = "history.result"
	HistoryContract Message = "history.contract"
	HistorySeat     Message = "history.seat"
	HistoryRole     Message = "history.role"
	HistoryToday    Message = "history.today"
	HistoryWeek     Message = "history.week"
	HistoryMonth    Message = "history.month"
	HistoryYear     Message = "history.year"
	HistoryWon      Message = "history.won"
	HistoryLost     Message = "history.lost"
	HistoryDrawn    Message = "history.drawn"
	HistorySuit     Message = "history.suit"
	HistoryDeclarer Message = "history.declarer"
	HistoryDefender Message = "history.defender"
	HistorySatOut   Message = "history.sat_out"
	HistoryFrom     Message = "history.from"    // Day
	HistoryUntil    Message = "history.until"   // Day, the last one
	HistoryUnknown  Message = "history.unknown" // Word
	HistoryHelp     Message = "history.help"    // what can be typed
	HistoryHelpDate Message = "history.help_date"

	HistoryColumnDate     Message = "history.column_date"
	HistoryColumnDeal     Message = "history.column_deal"
	HistoryColumnGame     Message = "history.column_game"
	HistoryColumnPlayers  Message = "history.column_players"
	HistoryColumnDeclarer Message = "history.column_declarer"
	HistoryListDeclarer   Message = "history.list_declarer" // at most eight letters
	HistoryListDefender   Message = "history.list_defender"
	HistoryColumnSeat     Message = "history.column_seat"
	HistoryColumnRole     Message = "history.column_role"
	HistoryColumnValue    Message = "history.column_value"
	HistoryColumnPoints   Message = "history.column_points" // of cards
	HistoryColumnScore    Message = "history.column_score"
	HistoryColumnMatch    Message = "history.column_match"
	HistoryColumnWhat     Message = "history.column_what"
	HistoryColumnState    Message = "history.column_state"

	HistoryUnfinished Message = "history.unfinished"
	HistoryAbandoned  Message = "history.abandoned"
	HistoryWonBy      Message = "history.won_by"  // N
	HistoryLostBy     Message = "history.lost_by" // N
	HistoryEven       Message = "history.even"

	HistoryPlayed     Message = "history.played" // the statistics' columns
	HistoryWonShare   Message = "history.won_share"
	HistoryValue      Message = "history.value"
	HistoryPoints     Message = "history.points"
	HistoryScore      Message = "history.score" // a deal, on average
	HistoryDeclared   Message = "history.declared"
	HistoryDefended   Message = "history.defended"
	HistoryGames      Message = "history.games"
	HistoryAsDeclarer Message = "history.as_declarer" // its parts
	HistoryAsDefender Message = "history.as_defender"
	HistoryBySeat     Message = "history.by_seat"
	HistoryAll        Message = "history.all"
	HistoryOthers     Message = "history.others" // neither declarer nor defender
	HistoryWhatShares Message = "history.what_shares"

	HistoryFormTotal Message = "history.form_total" // Score
	HistoryFormLast  Message = "history.form_last"  // N, Score, Share

	HistoryLevel     Message = "history.level" // of bots, the column
	HistoryYou       Message = "history.you"
	HistoryBot       Message = "history.bot"
	HistoryAhead     Message = "history.ahead"
	HistoryNoReplays Message = "history.no_replays"
	HistoryReplay    Message = "history.replay"    // Bot, N
	HistoryReplaying Message = "history.replaying" // Bot, N, Of
	HistoryReplayed  Message = "history.replayed"  // Bot, Count
	HistoryWhatBots  Message = "history.what_bots"
	HistoryBroken    Message = "history.broken" // Why
	HistoryLog       Message = "history.log"    // N
)
