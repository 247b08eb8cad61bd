export const CHAMPION_LIST = 'champions'

/** Room for a table, but not for all columns on one line each. */
export const TIGHT_TABLE = `@container ${CHAMPION_LIST} (min-width: 756px) and (max-width: 939.98px)`

/** Each champion is a card, with the mastery above and the record below. */
export const CARDS = `@container ${CHAMPION_LIST} (max-width: 755.98px)`

/** Room for four figures side by side. */
export const BROAD_CARDS = `@container ${CHAMPION_LIST} (min-width: 560px) and (max-width: 755.98px)`

export const SLIM_CARDS = `@container ${CHAMPION_LIST} (max-width: 559.98px)`
