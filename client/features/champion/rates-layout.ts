/** Room for the record and the three rates beside one another. */
export const ONE_ROW = '@media (min-width: 960px)'

/** Room for the three rates beside one another, with the record above them. */
export const TWO_ROWS = '@media (min-width: 600px) and (max-width: 959.98px)'
