import { useState } from 'react'
import { findMostWatched, findWatched } from './watched-streams.ts'

/**
 * Returns the streams named by an address; without a known one, the live stream with the most viewers. That stream then stays,
 * even when another one gains more viewers, so that it is never replaced while being watched.
 */
export function useWatched<Stream extends Parameters<typeof findMostWatched>[0][number]>(
  streams: readonly Stream[],
  named: readonly string[],
): readonly Stream[] {
  const [kept, setKept] = useState<string | null>(null)
  const watched = findWatched(streams, named)
  if (watched.length > 0) return watched

  const first = streams.find(({ login }) => login === kept) ?? findMostWatched(streams)
  if (first !== null && first.login !== kept) setKept(first.login)
  return first === null ? [] : [first]
}
