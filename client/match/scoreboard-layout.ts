/** Too little room for all columns: items, gold and vision stand in a second line below each player. */
export const TWO_LINES = '@container matches (max-width: 719.98px)'

/** The columns of the first line, where there are two. */
export const FIRST_LINE = 'minmax(158px, 1fr) 66px 68px 42px'
