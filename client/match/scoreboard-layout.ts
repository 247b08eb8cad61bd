/** Too little room for all columns: each participant is a small card, the figures with their names in its second line. */
export const TWO_LINES = '@container matches (max-width: 719.98px)'

/** Room for all columns, but not for long names beside them: the items stand in two lines. */
export const TIGHT_BOARD = '@container matches (min-width: 720px) and (max-width: 899.98px)'
