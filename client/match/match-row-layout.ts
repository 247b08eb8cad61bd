/** What holds matches is measured, not the window: beside the side column of a page it is narrower than the page. */
export const MATCH_LIST = 'matches'

/** So narrow that what stands side by side must stand one below the other. */
export const COMPACT = '@container matches (max-width: 559.98px)'
