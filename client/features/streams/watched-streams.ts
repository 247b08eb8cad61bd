/** A channel as far as it matters to what is watched. */
interface Channel {
  readonly login: string
  readonly live: { readonly viewers: number } | null
}

/** The streams that an address names, in its order, without channels that nobody here knows. */
export function findWatched<Stream extends Channel>(
  streams: readonly Stream[],
  logins: readonly string[],
): readonly Stream[] {
  return logins.flatMap((login) => streams.find((stream) => stream.login === login) ?? [])
}

/** The live stream that most people watch; null when nobody is live. */
export function findMostWatched<Stream extends Channel>(streams: readonly Stream[]): Stream | null {
  const live = streams.filter((stream) => stream.live !== null)
  return live.toSorted((a, b) => (b.live?.viewers ?? 0) - (a.live?.viewers ?? 0))[0] ?? null
}
