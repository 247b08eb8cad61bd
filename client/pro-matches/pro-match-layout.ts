/** Too narrow for a single line, but too wide for a card of many lines. */
export const TWO_LINES = '@container matches (min-width: 560px) and (max-width: 899.98px)'
