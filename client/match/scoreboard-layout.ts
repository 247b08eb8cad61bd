/** Too little room for all columns: each player is a small card, the figures with their names in its second line. */
export const TWO_LINES = '@container matches (max-width: 719.98px)'

/** Room enough for the champions' names too. */
export const WIDE = '@container matches (min-width: 960px)'

/** Read out, but not seen, where there are two lines: each figure then carries its own name. */
export const HEARD_ONLY = {
  display: 'block',
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
