import { useEffect, useRef, useState } from 'react'
import { graphql } from '../gql/gql.ts'
import type { RosterChangeFilter, RosterNewsSubscription } from '../gql/graphql.ts'
import { useRosterNewsSubscription } from '../gql/hooks.ts'

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

/**
 * Hears of roster changes while the page is open; null until there was one. Begins again, after a rest, whenever the server
 * has ended it. Nothing is asked for on the server.
 */
export function useRosterNews({ filter, shown, onNews }: WatchedRosters): RosterNews | null {
  const [news, setNews] = useState<RosterNews | null>(null)
  const [rest, setRest] = useState<number | null>(null)
  const attempts = useRef(0)
  // What a snapshot tells is only news beside something that is shown.
  const skip = shown === undefined
  const { restart } = useRosterNewsSubscription({
    variables: { filter },
    skip,
    ignoreResults: true,
    onComplete() {
      setRest(restBefore(attempts.current, Math.random()))
      attempts.current += 1
    },
    onData({ data: { data } }) {
      if (data === undefined) return
      attempts.current = 0
      const changes = newChangesOf(data.rosterChanges, shown ?? [])
      if (changes.length === 0) return
      setNews({ cursor: data.rosterChanges.cursor, changes })
      onNews()
    },
  })

  useEffect(() => {
    if (rest === null || skip) return
    const timer = setTimeout(() => {
      setRest(null)
      restart()
    }, rest)
    return () => clearTimeout(timer)
  }, [rest, skip, restart])

  return news
}

/** The longest rest before the server is asked for news again, in milliseconds, give or take a half. */
const LONGEST_REST = 60_000

/**
 * How long to rest before an ended subscription is begun again, in milliseconds: 5 seconds, and twice as long after each
 * attempt that brought nothing, give or take a half. `chance` is from 0 to 1.
 */
export function restBefore(attempts: number, chance: number): number {
  // Pages that were cut off together must not come back together.
  return Math.min(5000 * 2 ** attempts, LONGEST_REST) * (0.5 + chance)
}

/** What an update tells beyond the changes that are shown. A snapshot reaches further back than a page may show. */
export function newChangesOf<Change extends { readonly id: string }>(
  { snapshot, upserted }: { readonly snapshot: boolean; readonly upserted: readonly Change[] },
  shown: readonly string[],
): readonly Change[] {
  if (!snapshot) return upserted
  return upserted.slice(0, Math.max(shown.length, 1)).filter(({ id }) => !shown.includes(id))
}
