export const LOBBY_CARD = 'lobbyCard'

/** All figures of a player in one line. */
export const WIDE = '@container lobbyCard (min-width: 1040px)'

/** The name beside the rank, and the champions below. Excludes {@link WIDE}: the order of both is not defined. */
export const MEDIUM = '@container lobbyCard (min-width: 600px) and (max-width: 1039.98px)'
