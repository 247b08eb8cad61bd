import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql } from '../gql/gql.ts'
import type { RosterChangeFilter, RosterNewsSubscription } from '../gql/graphql.ts'
import { RosterNewsDocument } from '../gql/RosterNews.ts'
import { followUpdates } from '../live/follow-updates.ts'

graphql(/* GraphQL */ `
  subscription RosterNews($filter: RosterChangeFilter) {
    rosterChanges(filter: $filter) {
      cursor
      snapshot
      upserted {
        id
        ...RosterChangeRow_change
      }
    }
  }
`)

type Update = RosterNewsSubscription['rosterChanges']

/** The changes of the newest roster update that the page does not show yet. */
export interface RosterNews {
  /** Identifies the update. */
  readonly cursor: string
  /** At least one, the newest first. */
  readonly changes: readonly Update['upserted'][number][]
}

interface WatchedRosters {
  /** Filter of the relevant changes. */
  readonly filter: RosterChangeFilter
  /** Ids of the newest changes on the page; undefined until they are loaded. */
  readonly shown: readonly string[] | undefined
  /** Called when a change has happened that the page does not show. */
  readonly onNews: () => void
}

/** Null until a change happens. Does nothing on the server. */
export function useRosterNews({ filter, shown, onNews }: WatchedRosters): RosterNews | null {
  const client = useApolloClient()
  const [news, setNews] = useState<RosterNews | null>(null)
  const { team, player } = filter
  // The changes of a snapshot are news only by comparison with the shown ones.
  const skip = shown === undefined

  const receive = useEffectEvent(({ rosterChanges }: RosterNewsSubscription) => {
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
      onUpdate: receive,
    })
  }, [client, skip, team, player])

  return news
}

/** Returns the changes of an update that are not shown. A snapshot may reach further back than the page. */
export function newChangesOf<Change extends { readonly id: string }>(
  { snapshot, upserted }: { readonly snapshot: boolean; readonly upserted: readonly Change[] },
  shown: readonly string[],
): readonly Change[] {
  if (!snapshot) return upserted
  return upserted.slice(0, Math.max(shown.length, 1)).filter(({ id }) => !shown.includes(id))
}
