/** Twitch's id of League of Legends. A channel that streams another game is live all the same. */
export const LEAGUE_OF_LEGENDS_GAME_ID = '21779'
