/**
 * Too narrow for a row with both sides in it, and not so narrow that it becomes a card of three lines. The widths exclude
 * one another, so that no order of rules matters.
 */
export const WITHOUT_SIDES = '@container matches (min-width: 560px) and (max-width: 779.98px)'
