export const LIVE_GAME = 'liveGame'

/** Both sides next to each other. */
export const FACING = '@container liveGame (min-width: 700px)'

/** Both sides next to each other, but no room for a badge beside a name. */
export const TIGHT_FACING = '@container liveGame (min-width: 700px) and (max-width: 959.98px)'
