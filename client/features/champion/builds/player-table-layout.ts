export const PLAYER_TABLE = 'player-table'

/** Too narrow for a table: each account takes two lines. */
export const NARROW = `@container ${PLAYER_TABLE} (max-width: 499.98px)`
