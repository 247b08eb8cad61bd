/** The record and the three rates side by side. */
export const ONE_ROW = '@media (min-width: 960px)'

/** The three rates side by side, with the record above them. */
export const TWO_ROWS = '@media (min-width: 600px) and (max-width: 959.98px)'
