/** Too narrow for everything in one line, and not so narrow that it becomes a card of many lines. */
export const TWO_LINES = '@container matches (min-width: 560px) and (max-width: 899.98px)'
