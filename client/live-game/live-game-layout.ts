/** What holds a running game is measured, not the window. */
export const LIVE_GAME = 'liveGame'

/** Room for both sides beside one another. */
export const FACING = '@container liveGame (min-width: 700px)'

/** Both sides beside one another, but no room for a badge beside a name. */
export const TIGHT_FACING = '@container liveGame (min-width: 700px) and (max-width: 959.98px)'
