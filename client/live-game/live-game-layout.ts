export const LIVE_GAME = 'liveGame'

/** Both sides next to each other. */
export const FACING = '@container liveGame (min-width: 700px)'

/** Both sides next to each other, but a seat needs several lines. Excludes {@link WIDE}: the order of both is not defined. */
export const TIGHT = '@container liveGame (min-width: 700px) and (max-width: 1119.98px)'

/** Both sides next to each other and mirrored, with room for all figures of a seat in one line. */
export const WIDE = '@container liveGame (min-width: 1120px)'

/** A phone that enlarges its text. Measures the card around it, in a game or a lobby. */
export const NARROWEST = '@container (max-width: 340px)'

/** Rows of a side in the grid of both: its title, five seats, and what follows them. */
export const SIDE_ROWS = 7

/** Both sides, with the matchups of the lanes between them. */
export const LANE_COLUMNS = {
  [TIGHT]: { gridTemplateColumns: 'minmax(0, 1fr) 68px minmax(0, 1fr)' },
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 76px minmax(0, 1fr)' },
} as const
