export type Tally = readonly [games: number, wins: number]

/** Tallies by key: the id of a champion, an item or a rune, a pair of spells, or a rune page. */
export type Tallies = Readonly<Record<string, Tally>>
