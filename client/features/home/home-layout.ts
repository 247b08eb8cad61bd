/** Two columns: live content and suggestions, and the roster changes beside them. */
export const HOME_COLUMNS = 'minmax(0, 29fr) minmax(0, 20fr)'

/** From the first grid line to the last. */
export const WHOLE_WIDTH = '1 / -1'

export const GAME_COLUMNS = 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))'
