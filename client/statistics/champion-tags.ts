/** What champions are good at, as the game calls it. */
export const CHAMPION_TAGS = ['Assassin', 'Fighter', 'Mage', 'Marksman', 'Support', 'Tank'] as const

export type ChampionTag = (typeof CHAMPION_TAGS)[number]
