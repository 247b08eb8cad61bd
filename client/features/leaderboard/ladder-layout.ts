/** Room for a table without wins and losses: names would be cut after some letters. */
export const NARROW_TABLE = '@media (min-width: 600px) and (max-width: 799.98px)'

/** The rest of the widths at which account and pro player share a column, for lack of room. */
const ROOMY_TABLE = '@media (min-width: 800px) and (max-width: 959.98px)'

/** Height of the cards above the list, with five climbs. */
export const CHANGES_HEIGHT_PX = 264

/** Columns of a row of the tight table. */
export const TIGHT_ROW = {
  [NARROW_TABLE]: {
    gridTemplateColumns: '58px minmax(0, 1fr) 128px 52px 128px',
    // The win rate says the same.
    '& > :nth-child(6), & > :nth-child(7)': { display: 'none' },
  },
  [ROOMY_TABLE]: { gridTemplateColumns: '58px minmax(0, 1fr) 128px 52px 80px 62px 128px' },
} as const
