/** Columns of the table where account and pro player share a column, for lack of room. */
export const TIGHT_COLUMNS = '58px minmax(0, 1fr) 128px 52px 80px 62px 128px'
