/** Two columns: what is live and whom to begin with, and what has changed beside it. */
export const HOME_COLUMNS = 'minmax(0, 29fr) minmax(0, 20fr)'

/** From the first line of the columns to the last. */
export const WHOLE_WIDTH = '1 / -1'

/** As many cards of games beside one another as have room. */
export const GAME_COLUMNS = 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))'
