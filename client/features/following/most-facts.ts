/** Each account can cost requests to Riot for its rank and matches. */
export const MOST_FACTS = 10
