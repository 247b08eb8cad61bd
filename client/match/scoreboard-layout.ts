/** Each participant is a small card, with labelled figures in its second line. */
export const TWO_LINES = '@container matches (max-width: 719.98px)'

/** Room for all columns, but not for long names: the items take two lines. */
export const TIGHT_BOARD = '@container matches (min-width: 720px) and (max-width: 899.98px)'
