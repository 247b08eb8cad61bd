/** Room for the champions beside the ring. */
export const SUMMARY_WIDE = '@container (min-width: 560px)'
