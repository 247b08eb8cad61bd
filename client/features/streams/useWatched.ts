import { useState } from 'react'
import { findMostWatched, findWatched } from './watched-streams.ts'

/** Falls back to the live stream with the most viewers, which stays even when another one gains more viewers. */
export function useWatched<Stream extends Parameters<typeof findMostWatched>[0][number]>(
  streams: readonly Stream[],
  named: readonly string[],
): readonly Stream[] {
  const [kept, setKept] = useState<string | null>(null)
  const [idsByLogin, setIdsByLogin] = useState<ReadonlyMap<string, string>>(new Map())
  const news = streams.filter(({ login }) => named.includes(login) && !idsByLogin.has(login))
  if (news.length > 0) setIdsByLogin(new Map([...idsByLogin, ...news.map(({ id, login }) => [login, id] as const)]))
  const watched = findWatched(streams, named, idsByLogin)
  if (watched.length > 0) return watched

  const first = streams.find(({ login }) => login === kept) ?? findMostWatched(streams)
  if (first !== null && first.login !== kept) setKept(first.login)
  return first === null ? [] : [first]
}
