import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql } from '../gql/gql.ts'
import { RosterNewsDocument, type RosterChangeFilter, type RosterNewsSubscription } from '../gql/graphql.ts'
import { followUpdates } from '../live/follow-updates.ts'

graphql(/* GraphQL */ `
  subscription RosterNews($filter: RosterChangeFilter) {
    rosterChanges(filter: $filter) {
      cursor
      snapshot
      upserted {
        id
        ...RosterChangeRow_change @unmask
      }
    }
  }
`)

type Update = RosterNewsSubscription['rosterChanges']

/** What the newest update of the rosters told beyond what was shown. */
export interface RosterNews {
  /** Tells this update from every other. */
  readonly cursor: string
  /** One at least, the newest first. */
  readonly changes: readonly Update['upserted'][number][]
}

interface WatchedRosters {
  /** Which changes matter. */
  readonly filter: RosterChangeFilter
  /** The ids of the newest changes that the page stands on; undefined until they have come. */
  readonly shown: readonly string[] | undefined
  /** Called when something has changed that the page does not show. */
  readonly onNews: () => void
}

/** Hears of roster changes while the page is open; null until there was one. Nothing is asked for on the server. */
export function useRosterNews({ filter, shown, onNews }: WatchedRosters): RosterNews | null {
  const client = useApolloClient()
  const [news, setNews] = useState<RosterNews | null>(null)
  const { team, player } = filter
  // What a snapshot tells is only news beside something that is shown.
  const skip = shown === undefined

  const tell = useEffectEvent(({ rosterChanges }: RosterNewsSubscription) => {
    const changes = newChangesOf(rosterChanges, shown ?? [])
    if (changes.length === 0) return
    setNews({ cursor: rosterChanges.cursor, changes })
    onNews()
  })

  useEffect(() => {
    if (skip) return
    const variables = { filter: { team, player } }
    return followUpdates({
      subscribe: () => client.subscribe({ query: RosterNewsDocument, variables }),
      onUpdate: tell,
    })
  }, [client, skip, team, player])

  return news
}

/** What an update tells beyond the changes that are shown. A snapshot reaches further back than a page may show. */
export function newChangesOf<Change extends { readonly id: string }>(
  { snapshot, upserted }: { readonly snapshot: boolean; readonly upserted: readonly Change[] },
  shown: readonly string[],
): readonly Change[] {
  if (!snapshot) return upserted
  return upserted.slice(0, Math.max(shown.length, 1)).filter(({ id }) => !shown.includes(id))
}
