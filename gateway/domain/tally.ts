/** How many games there were, and how many of them were won. */
export type Tally = readonly [games: number, wins: number]

/** Tallies by what was seen in the games: the number of a champion, an item or a rune, a pair of spells, a rune page. */
export type Tallies = Readonly<Record<string, Tally>>
