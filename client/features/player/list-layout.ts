/** The name of the box whose width decides how the champions stand. */
export const CHAMPION_LIST = 'player-champions'

/** Too little room for a table: each champion is a card. */
export const CARDS = `@container ${CHAMPION_LIST} (max-width: 599.98px)`

/** The name of the box whose width decides how the accounts stand. */
export const ACCOUNT_LIST = 'player-accounts'

/** Too little room for an account in one line. */
export const TWO_LINES = `@container ${ACCOUNT_LIST} (max-width: 659.98px)`
