/** The name of the box whose width decides how the champions stand. */
export const CHAMPION_LIST = 'champions'

/** Room for a table, but not for every column in one line each. */
export const TIGHT_TABLE = `@container ${CHAMPION_LIST} (min-width: 756px) and (max-width: 939.98px)`

/** Too little room for all columns: each champion is a card, the mastery above and the record below. */
export const CARDS = `@container ${CHAMPION_LIST} (max-width: 755.98px)`

/** A card with room for four figures beside one another. */
export const BROAD_CARDS = `@container ${CHAMPION_LIST} (min-width: 560px) and (max-width: 755.98px)`

/** A card with less room than that. */
export const SLIM_CARDS = `@container ${CHAMPION_LIST} (max-width: 559.98px)`
