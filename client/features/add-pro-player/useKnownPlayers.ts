import { useEffect, useState } from 'react'
import { graphql } from '../../gql/gql.ts'
import type { KnownPlayersQuery } from '../../gql/graphql.ts'
import { useKnownPlayersQuery } from '../../gql/KnownPlayers.ts'
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
        ...PlayerPhoto_player
      }
    }
  }
`)

export type KnownPlayer = KnownPlayersQuery['search']['proPlayers'][number]

/** The known players that match a typed text. */
export interface KnownPlayers {
  readonly found: readonly KnownPlayer[]
  /** The player with exactly this name, ignoring case; null when there is none, undefined until that is known. */
  readonly named: KnownPlayer | null | undefined
}

/** Longest pause between two key presses while typing. */
const PAUSE_MS = 200

const RETRY_MS = 3000

const NO_PLAYERS: KnownPlayers = { found: [], named: null }

/** Searches when the typing pauses, and retries until the server answers. */
export function useKnownPlayers(typed: string): KnownPlayers {
  const text = cleanName(typed)
  const paused = usePaused(text)
  const { data, error, refetch } = useKnownPlayersQuery({
    variables: { text: paused },
    skip: paused === '',
    // Rosters change, especially on this page.
    fetchPolicy: 'cache-and-network',
  })
  useEffect(() => {
    if (error === undefined) return
    const timer = setTimeout(() => void refetch().catch(() => {}), RETRY_MS)
    return () => clearTimeout(timer)
  }, [error, refetch])

  if (text === '') return NO_PLAYERS
  if (data === undefined || paused !== text) return { found: [], named: undefined }
  const found = data.search.proPlayers
  const folded = text.toLowerCase()
  return { found, named: found.find(({ name }) => name.toLowerCase() === folded) ?? null }
}

/** Text of the last pause in typing. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
