import { useState } from 'react'
import { findMostWatched, findWatched } from './watched-streams.ts'

/** Falls back to the live stream with the most viewers, which stays even when another one gains more viewers. */
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
