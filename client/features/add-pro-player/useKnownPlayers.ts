import { useEffect, useState } from 'react'
import { graphql } from '../../gql/gql.ts'
import type { KnownPlayersQuery } from '../../gql/graphql.ts'
import { useKnownPlayersQuery } from '../../gql/hooks.ts'
import { cleanName } from './roster-fields.ts'

graphql(/* GraphQL */ `
  query KnownPlayers($text: String!) {
    search(text: $text, first: 20) {
      proPlayers {
        id
        name
        role
        team {
          id
          code
        }
        ...PlayerPhoto_player @unmask
      }
    }
  }
`)

/** A player who is written down. */
export type KnownPlayer = KnownPlayersQuery['search']['proPlayers'][number]

/** Who is written down under a text that somebody types. */
export interface KnownPlayers {
  readonly found: readonly KnownPlayer[]
  /** The one who is called exactly so, case aside; null when nobody is, undefined until that is known. */
  readonly named: KnownPlayer | null | undefined
}

/** Somebody who types goes on within it, in milliseconds. */
const PAUSE_MS = 200

/** Between an attempt that has failed and the next one, in milliseconds. */
const REST_MS = 3000

const NOBODY: KnownPlayers = { found: [], named: null }

/** Looks for players by what is typed, when the typing pauses; again and again where the server does not answer. */
export function useKnownPlayers(typed: string): KnownPlayers {
  const text = cleanName(typed)
  const paused = usePaused(text)
  const { data, error, refetch } = useKnownPlayersQuery({
    variables: { text: paused },
    skip: paused === '',
    // Rosters change, here most of all.
    fetchPolicy: 'cache-and-network',
  })
  useEffect(() => {
    if (error === undefined) return
    const timer = setTimeout(() => void refetch().catch(() => {}), REST_MS)
    return () => clearTimeout(timer)
  }, [error, refetch])

  if (text === '') return NOBODY
  if (data === undefined || paused !== text) return { found: [], named: undefined }
  const found = data.search.proPlayers
  const folded = text.toLowerCase()
  return { found, named: found.find(({ name }) => name.toLowerCase() === folded) ?? null }
}

/** A text as it was when the typing last paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
