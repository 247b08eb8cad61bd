export const CHAMPION_LIST = 'player-champions'

/** Each champion is a card. */
export const CARDS = `@container ${CHAMPION_LIST} (max-width: 599.98px)`

export const ACCOUNT_LIST = 'player-accounts'

export const TWO_LINES = `@container ${ACCOUNT_LIST} (max-width: 659.98px)`
