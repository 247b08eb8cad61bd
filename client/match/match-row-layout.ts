/** The list is measured, not the window: beside the side column it is narrower than the page. */
export const MATCH_LIST = 'matches'

/** Too narrow for a row with both teams in it. The widths exclude one another, so that no order of rules matters. */
export const WITHOUT_TEAMS = '@container matches (min-width: 560px) and (max-width: 779.98px)'

/** So narrow that a row becomes a card of three lines. */
export const COMPACT = '@container matches (max-width: 559.98px)'
