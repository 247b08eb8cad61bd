/** Largest number of followed accounts whose ranks and matches a page requests: each can cost requests to Riot. */
export const MOST_FACTS = 10
