/** The game's categories of champions. */
export const CHAMPION_TAGS = ['Assassin', 'Fighter', 'Mage', 'Marksman', 'Support', 'Tank'] as const

export type ChampionTag = (typeof CHAMPION_TAGS)[number]
