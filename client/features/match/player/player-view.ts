export interface PlayerView {
  /** Null without a choice. */
  readonly player: number | null
}

const NAME = 'player'

/** Up to two digits: more participants than any match has. */
const NUMBER = /^[1-9]\d?$/

/** Parses the chosen participant from a query string such as `?player=3`. Invalid numbers count as no choice. */
export function readPlayerView(search: URLSearchParams): PlayerView {
  const player = search.get(NAME) ?? ''
  return { player: NUMBER.test(player) ? Number(player) : null }
}

/** Keeps other parameters. */
export function writePlayerView(search: URLSearchParams, { player }: PlayerView): URLSearchParams {
  const written = new URLSearchParams(search)
  if (player === null) written.delete(NAME)
  else written.set(NAME, String(player))
  return written
}

/** Returns the chosen participant, or the one with the lowest number when there is no such participant. */
export function findChosen<Participant extends { readonly participantId: number }>(
  participants: readonly Participant[],
  { player }: PlayerView,
): Participant | undefined {
  const chosen = participants.find(({ participantId }) => participantId === player)
  return chosen ?? participants.toSorted((a, b) => a.participantId - b.participantId)[0]
}
