/** Number of a player's newest matches that are requested from Riot for a form. */
export const FETCHED_GAMES = 5
