/** Too little room for all columns: each participant is a small card, the figures with their names in its second line. */
export const TWO_LINES = '@container matches (max-width: 719.98px)'
