/** The container whose width decides the layout of matches. Beside a side column, it is narrower than the page. */
export const MATCH_LIST = 'matches'

/** Too narrow for side-by-side content: it is stacked. */
export const COMPACT = '@container matches (max-width: 559.98px)'

/** Room for both rune trees side by side, but not for the stat shards beside them. */
export const SHARDS_BELOW = '@container matches (min-width: 560px) and (max-width: 859.98px)'
