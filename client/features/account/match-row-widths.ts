/**
 * Too narrow for a row with both teams in it, and not so narrow that it becomes a card of three lines. The widths exclude
 * one another, so that no order of rules matters.
 */
export const WITHOUT_TEAMS = '@container matches (min-width: 560px) and (max-width: 779.98px)'
