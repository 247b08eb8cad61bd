/** About how many followed accounts a page asks for ranks and matches: each of them can cost requests to Riot. */
export const MOST_FACTS = 10
