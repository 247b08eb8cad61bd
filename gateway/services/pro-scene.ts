import { leaguesCollection } from '../collections/leagues.ts'
import type { CollectionDefinition } from '../collections/collection.ts'
import { proEventsCollection } from '../collections/pro-events.ts'
import { proPlayersCollection } from '../collections/pro-players.ts'
import { proTeamsCollection } from '../collections/pro-teams.ts'
import type { League, ProEvent, ProPlayer, ProTeam } from '../domain/pro-scene.ts'
import { type ProSceneView, viewProScene } from '../domain/pro-scene-view.ts'
import type { DocumentData, DocumentStore, WatchEvent } from '../ports/document-store.ts'

/** Leagues, teams, players and events, in memory: some hundreds of documents that are watched for changes. */
export interface ProScene {
  /** What is known now. The first look begins to watch the store. Throws what the store throws. */
  look(): Promise<ProSceneView>
  /** Takes over what this process has just written, or null for what it deleted, before the watch tells of it. */
  tookPlace(id: string, player: ProPlayer | null): void
}

/** What is watched, by document id. */
interface Contents {
  readonly leagues: Map<string, League>
  readonly teams: Map<string, ProTeam>
  readonly players: Map<string, ProPlayer>
  readonly events: Map<string, ProEvent>
}

interface Watched {
  readonly contents: Contents
  /** Null when something has changed since the last look. */
  view: ProSceneView | null
}

export function createProScene(store: DocumentStore): ProScene {
  let watched: Promise<Watched> | null = null

  function watch(): Promise<Watched> {
    const contents: Contents = { leagues: new Map(), teams: new Map(), players: new Map(), events: new Map() }
    const state: Watched = { contents, view: null }
    const stopping = new AbortController()

    /** Follows one collection; resolves when its first snapshot is in. */
    async function follow<T extends DocumentData>(definition: CollectionDefinition<T>, into: Map<string, T>) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const run = async () => {
        for await (const event of store.watch(definition.name, stopping.signal)) {
          take(event, definition, into)
          state.view = null
          resolve()
        }
        throw new Error(`The watch of ${definition.name} has ended`)
      }
      run().catch((error: unknown) => {
        // The next look begins anew, and tells whoever looks when that fails too.
        if (watched === current) watched = null
        stopping.abort()
        reject(error)
      })
      return promise
    }

    const current: Promise<Watched> = Promise.all([
      follow(leaguesCollection, contents.leagues),
      follow(proTeamsCollection, contents.teams),
      follow(proPlayersCollection, contents.players),
      follow(proEventsCollection, contents.events),
    ]).then(() => state)
    return current
  }

  return {
    async look() {
      watched ??= watch()
      const state = await watched
      state.view ??= viewProScene({
        leagues: [...state.contents.leagues.values()],
        teams: [...state.contents.teams.values()],
        players: [...state.contents.players.values()],
        events: [...state.contents.events.values()],
      })
      return state.view
    },

    tookPlace(id, player) {
      if (watched !== null) void takeOver(watched, id, player)
    },
  }
}

async function takeOver(watched: Promise<Watched>, id: string, player: ProPlayer | null): Promise<void> {
  try {
    const state = await watched
    if (player === null) state.contents.players.delete(id)
    else keepNewest(state.contents.players, id, player)
    state.view = null
  } catch {
    // Whoever looks is told why the watch has failed.
  }
}

function take<T extends DocumentData>(
  event: WatchEvent,
  { schema }: CollectionDefinition<T>,
  into: Map<string, T>,
): void {
  if (event.kind === 'snapshot') {
    into.clear()
    for (const { id, data } of event.documents) into.set(id, schema.parse(data))
    return
  }
  for (const change of event.changes) {
    if (change.kind === 'removed') into.delete(change.id)
    else keepNewest(into, change.document.id, schema.parse(change.document.data))
  }
}

/** An event can be older than what this process has written since. */
function keepNewest<T extends { readonly revision?: number }>(into: Map<string, T>, id: string, value: T): void {
  const known = into.get(id)
  if ((known?.revision ?? 0) <= (value.revision ?? 0)) into.set(id, value)
}
