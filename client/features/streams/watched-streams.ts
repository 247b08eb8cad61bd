import type { UnknownChannelReason } from '../../gql/graphql.ts'

export const MAX_WATCHED = 4

interface Channel {
  readonly id: string
  readonly login: string
  readonly live: { readonly viewers: number } | null
  readonly unknownReason: UnknownChannelReason | null
}

/**
 * Returns the streams named by an address, in its order, without unknown channels. `idsByLogin` has the streams that its logins
 * meant before: a channel that is renamed meanwhile is still watched.
 */
export function findWatched<Stream extends Channel>(
  streams: readonly Stream[],
  logins: readonly string[],
  idsByLogin: ReadonlyMap<string, string>,
): readonly Stream[] {
  return logins.flatMap((login) => {
    const named = streams.filter((stream) => stream.login === login)
    // The login of a channel that exists no more can be that of another pro player.
    const present = named.find(({ unknownReason }) => unknownReason !== 'UNAVAILABLE') ?? named[0]
    return present ?? streams.find(({ id }) => id === idsByLogin.get(login)) ?? []
  })
}

/** Null when no stream is live. */
export function findMostWatched<Stream extends Channel>(streams: readonly Stream[]): Stream | null {
  const live = streams.filter((stream) => stream.live !== null)
  return live.toSorted((a, b) => (b.live?.viewers ?? 0) - (a.live?.viewers ?? 0))[0] ?? null
}

/** Adds the channel, or removes it when it is already there. A full grid stays unchanged. */
export function toggleWatched(watched: readonly string[], channel: string): readonly string[] {
  if (watched.includes(channel)) return watched.filter((other) => other !== channel)
  return watched.length < MAX_WATCHED ? [...watched, channel] : watched
}
