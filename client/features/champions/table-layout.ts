/** Name of the container whose width decides the layout of the champions. */
export const CHAMPION_LIST = 'champion-table'

/** Room for all columns, but tight. */
export const TIGHT = `@container ${CHAMPION_LIST} (min-width: 720px) and (max-width: 1039.98px)`

/** Too narrow for a table: each champion is a card. */
export const CARDS = `@container ${CHAMPION_LIST} (max-width: 719.98px)`

/** Height of a row, which gives the position of every row. */
export const ROW_HEIGHT = '57px'

/** Height of a card. */
export const CARD_HEIGHT = '168px'

/** Columns of the table: fixed, so that they do not move while rows are mounted and unmounted. */
export const COLUMNS = 'minmax(0, 1fr) 88px 56px 150px 170px 170px 84px'

/** Columns where space is short. */
export const TIGHT_COLUMNS = 'minmax(0, 1fr) 58px 48px 126px 100px 100px 56px'
