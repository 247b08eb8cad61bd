/** Name of the container whose width decides the layout of the champions. */
export const CHAMPION_LIST = 'player-champions'

/** Too narrow for a table: each champion is a card. */
export const CARDS = `@container ${CHAMPION_LIST} (max-width: 599.98px)`

/** Name of the container whose width decides the layout of the accounts. */
export const ACCOUNT_LIST = 'player-accounts'

/** Too narrow for an account on one line. */
export const TWO_LINES = `@container ${ACCOUNT_LIST} (max-width: 659.98px)`
