export const CHAMPION_LIST = 'champion-table'

export const TIGHT = `@container ${CHAMPION_LIST} (min-width: 720px) and (max-width: 1039.98px)`

/** Each champion is a card. */
export const CARDS = `@container ${CHAMPION_LIST} (max-width: 719.98px)`

/** Fixed, to know the position of every row. */
export const ROW_HEIGHT = '57px'

export const CARD_HEIGHT = '168px'

/** Fixed, so that columns do not move while rows are mounted and unmounted. */
export const COLUMNS = 'minmax(0, 1fr) 88px 56px 150px 170px 170px 84px'

export const TIGHT_COLUMNS = 'minmax(0, 1fr) 58px 48px 126px 100px 100px 56px'
