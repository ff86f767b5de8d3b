// Package arena has bots play against bots and says how they did: tournament
// points with their standard errors, and how the players differ.
//
// Chance is shared (common random numbers): deal n of a seed has the same
// cards, and a player at a chair of it the same seed, whoever sits there. A
// player against its like therefore differs by exactly nothing when every deal
// is played in all three seatings.
package arena
