/** The name of the box whose width decides how the accounts stand. */
export const PLAYER_TABLE = 'player-table'

/** Too little room for a table: each account has two lines. */
export const NARROW = `@container ${PLAYER_TABLE} (max-width: 499.98px)`
