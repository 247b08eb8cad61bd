import { useState } from 'react'
import { findMostWatched, findWatched } from './watched-streams.ts'

/**
 * The streams that an address names; where it names none that is known, the live one that most people watch. That one then
 * stays, whoever has more viewers later: nobody is taken away from what he watches.
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
