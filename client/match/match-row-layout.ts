/** Narrower than the page beside a side column. */
export const MATCH_LIST = 'matches'

/** Too narrow for side-by-side content: it is stacked. */
export const COMPACT = '@container matches (max-width: 559.98px)'

/** Both rune trees side by side, but not the stat shards beside them. */
export const SHARDS_BELOW = '@container matches (min-width: 560px) and (max-width: 859.98px)'
