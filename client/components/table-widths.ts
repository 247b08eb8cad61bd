/** Room for a table, but not for all of its columns. */
export const TIGHT_TABLE = '@media (min-width: 600px) and (max-width: 959.98px)'
