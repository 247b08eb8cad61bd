/** Wider than a card of three lines. The ranges exclude each other, so that the order of rules does not matter. */
export const WITHOUT_SIDES = '@container matches (min-width: 560px) and (max-width: 779.98px)'
