/** What Twitch calls League of Legends; whoever streams something else is live all the same. */
export const LEAGUE_OF_LEGENDS_GAME_ID = '21779'
