/** What holds matches is measured, not the window: beside the side column of a page it is narrower than the page. */
export const MATCH_LIST = 'matches'

/** So narrow that what stands side by side must stand one below the other. */
export const COMPACT = '@container matches (max-width: 559.98px)'

/** Room for both trees of a page of runes beside one another, but not for the three small bonuses beside them. */
export const SHARDS_BELOW = '@container matches (min-width: 560px) and (max-width: 859.98px)'
