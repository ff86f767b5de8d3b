package i18n

// The statistics of a list, from assets/locales/statistics.*.toml.
const (
	StatisticsTitle Message = "statistics.title"
	StatisticsChart Message = "statistics.chart" // of the running totals

	StatisticsAll      Message = "statistics.all" // the column of all players together
	StatisticsWon      Message = "statistics.won"
	StatisticsLost     Message = "statistics.lost"
	StatisticsShare    Message = "statistics.share"    // won, in per cent
	StatisticsDefended Message = "statistics.defended" // games of others that were lost, in per cent
	StatisticsPercent  Message = "statistics.percent"  // N
	StatisticsBest     Message = "statistics.best"     // a player's deal
	StatisticsWorst    Message = "statistics.worst"

	StatisticsCardPoints Message = "statistics.card_points" // the head of the averages
	StatisticsDeclarer   Message = "statistics.declarer"
	StatisticsDefender   Message = "statistics.defender"

	StatisticsGames     Message = "statistics.games"      // the head of the games won and lost
	StatisticsBestDeal  Message = "statistics.best_deal"  // N, Names, Score
	StatisticsWorstDeal Message = "statistics.worst_deal" // N, Names, Score
	StatisticsRamsch    Message = "statistics.ramsch"     // Count
)
