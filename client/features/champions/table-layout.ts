/** The name of the box whose width decides how the champions stand. */
export const CHAMPION_LIST = 'champion-table'

/** Room for every column, but not in comfort. */
export const TIGHT = `@container ${CHAMPION_LIST} (min-width: 680px) and (max-width: 959.98px)`

/** Too little room for a table: each champion is a card. */
export const CARDS = `@container ${CHAMPION_LIST} (max-width: 679.98px)`

/** How high a row is, so that it is known where each one stands. */
export const ROW_HEIGHT = '57px'

/** How high a card is. */
export const CARD_HEIGHT = '168px'

/** The columns of the table: fixed, so that they keep their places while rows come and go. */
export const COLUMNS = 'minmax(0, 1fr) 88px 150px 170px 170px 84px'

/** The columns where there is little room. */
export const TIGHT_COLUMNS = 'minmax(0, 1fr) 62px 124px 126px 126px 64px'
