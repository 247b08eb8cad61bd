import { Dependency } from '../../caching/dependencies.ts'
import type { Clock } from '../../shared/clock.ts'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { DocumentData } from '../../store/document-store.ts'
import { type CollectionEvent, type FollowedCollection, followCollection } from '../../store/follow-collection.ts'
import type { StoreWatches } from '../../store/store-watches.ts'
import { leaguesCollection } from '../collections/leagues.ts'
import { proEventsCollection } from '../collections/pro-events.ts'
import { proPlayersCollection } from '../collections/pro-players.ts'
import { proTeamsCollection } from '../collections/pro-teams.ts'
import { type ProSceneView, viewProScene } from '../rules/pro-scene-view.ts'
import type { League, ProEvent, ProPlayer, ProTeam } from '../rules/pro-scene.ts'

/** Leagues, teams, players and events, in memory: a few hundred documents that are watched for changes. */
export interface ProScene {
  /** Returns the current view. The first call starts the watches. Throws `SnapshotUnavailable`. */
  look(): Promise<ProSceneView>
  /** Applies a write of this process, or a deletion (null), before the watch delivers it. */
  applyOwnWrite(id: string, player: ProPlayer | null): void
}

interface Dependencies {
  readonly watches: StoreWatches
  readonly clock: Clock
  /** Called for documents that can't be read. They count as missing. */
  readonly report: (error: unknown) => void
}

export function createProScene({ watches, clock, report }: Dependencies): ProScene {
  const leagues = new Map<string, League>()
  const teams = new Map<string, ProTeam>()
  const players = new Map<string, ProPlayer>()
  const events = new Map<string, ProEvent>()
  const ownWrites = new Dependency()
  /** Null when documents have changed since the last call. */
  let view: ProSceneView | null = null
  let followed: readonly FollowedCollection[] | null = null
  // Never aborted: the watches end together with the store's.
  const { signal } = new AbortController()

  function follow<T extends DocumentData>(definition: CollectionDefinition<T>, into: Map<string, T>) {
    const take = (event: CollectionEvent<T>) => {
      takeOver(event, into)
      view = null
    }
    return followCollection({ watches, definition, clock, signal, report, take })
  }

  return {
    async look() {
      ownWrites.track()
      followed ??= [
        follow(leaguesCollection, leagues),
        follow(proTeamsCollection, teams),
        follow(proPlayersCollection, players),
        follow(proEventsCollection, events),
      ]
      await Promise.all(followed.map((each) => each.ready()))
      view ??= viewProScene({
        leagues: [...leagues.values()],
        teams: [...teams.values()],
        players: [...players.values()],
        events: [...events.values()],
      })
      return view
    },

    applyOwnWrite(id, player) {
      if (player === null) players.delete(id)
      else keepNewest(players, id, player)
      view = null
      ownWrites.invalidate()
    },
  }
}

function takeOver<T extends DocumentData>(
  { snapshot, upserted, removed }: CollectionEvent<T>,
  into: Map<string, T>,
): void {
  if (snapshot) into.clear()
  for (const id of removed) into.delete(id)
  for (const [id, value] of upserted) keepNewest(into, id, value)
}

/** Ignores an event that is older than a write of this process. */
function keepNewest<T extends { readonly revision?: number }>(into: Map<string, T>, id: string, value: T): void {
  const known = into.get(id)
  if ((known?.revision ?? 0) <= (value.revision ?? 0)) into.set(id, value)
}
