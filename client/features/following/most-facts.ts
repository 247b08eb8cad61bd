/** Each account can cost requests to Riot for its rank and matches. */
export const MAX_FACTS = 10
