/** The columns of the table where account and pro player stand one above the other for want of room. */
export const TIGHT_COLUMNS = '64px minmax(0, 1fr) 128px 52px 80px 62px 104px'
