import type { ProGame } from '../../gateway/active-games/rules/pro-game.ts'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { createContext } from '../../gateway/composition/create-context.ts'
import type { GraphQLContext } from '../../gateway/contract/context.ts'
import type { LiveSource } from '../../gateway/delivery/rules/live-source.ts'
import type { OperationContext } from '../../gateway/http/route.ts'
import type { Credentials } from '../../gateway/identity/rules/credentials.ts'
import { type Viewer, VISITOR } from '../../gateway/identity/rules/viewer.ts'
import type { ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import type { StoreWatches } from '../../gateway/store/store-watches.ts'
import { fail } from '../support/fail.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { LUMEN, ORRIN, VESPER, writeLiveScene } from '../support/live-scene.ts'
import { openLiveWorld } from '../support/live-world.ts'
import { personOf } from '../support/persons.ts'
import type { openTestWorld } from '../support/test-world.ts'
import type { Asked } from './shared-delivery-documents.ts'

/** Start time of each world, in milliseconds since 1970. */
export const FIRST_MOMENT = Date.UTC(2026, 10, 1, 12)

/** Longer than the first update is cached for other subscribers without an event. */
const BETWEEN_EVENTS_MS = 1_001

export const PLAYERS = [LUMEN, VESPER, ORRIN]

/** A change in the world. */
export type Happening =
  | { readonly kind: 'stream'; readonly player: number; readonly viewers: number | null }
  | { readonly kind: 'stream ends'; readonly player: number }
  | { readonly kind: 'game'; readonly players: readonly number[] }
  | { readonly kind: 'game changes'; readonly game: number }
  | { readonly kind: 'game ends'; readonly game: number }
  | { readonly kind: 'source'; readonly id: 'streams' | 'active_games'; readonly state: LiveSource['state'] }
  | { readonly kind: 'transfer'; readonly player: number; readonly to: string | null }
  | { readonly kind: 'rosters'; readonly areBroken: boolean }
  | { readonly kind: 'time'; readonly minutes: number }

/** Sender of an operation: a name in the header, or null for a visitor. */
export type Sender = string | null

const SENT_BY = /^Bearer (.*)$/

function viewerOf({ authorization }: Credentials): Viewer {
  const [, name] = SENT_BY.exec(authorization ?? '') ?? []
  return name === undefined ? VISITOR : personOf(name)
}

export function credentialsOf(sender: Sender): Credentials {
  return { authorization: sender === null ? null : `Bearer ${sender}`, cookie: null, cookieDropped: false }
}

export type DeliveryWorld = Awaited<ReturnType<typeof openDeliveryWorld>>

/** Opens a live scene on an empty store; borrows everything that never changes from `foundation`. */
export async function openDeliveryWorld(foundation: ReturnType<typeof openTestWorld>) {
  const clock = new FakeClock(FIRST_MOMENT)
  // This store has no other writers: its clock stands still to save polls.
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: new FakeClock() })
  const { riot, context: borrowed } = foundation
  const { staticData, augments, status, sources, operators, apiKeys, origin } = borrowed
  const watched: string[] = []
  const watches: StoreWatches = {
    watch(collection, signal) {
      watched.push(collection)
      return store.watch(collection, signal)
    },
  }
  const context = createContext({
    store,
    apiKeys,
    origin,
    watches,
    riot,
    staticData,
    augments,
    clock,
    status,
    sources,
    operators,
    report: fail,
  })
  const { proScene, feeds } = context
  const live = openLiveWorld(store, clock)
  const games: ProGame[] = []
  const cursors = { streams: [0], activeGames: [0], rosterChanges: [0] }
  const requestsOfPersons = new Set<string>()
  const uses = { feed: 0, rosters: 0 }
  let areRostersBroken = false
  await writeLiveScene(store)

  /** Creates the context of resolvers; `use` is called whenever one watches a feed or reads the rosters. */
  function contextOf(viewer: Viewer, use: (what: 'feed' | 'rosters') => void): GraphQLContext {
    const listen = () => use('feed')
    return {
      ...context,
      viewer,
      proScene: {
        ...proScene,
        async look() {
          use('rosters')
          if (areRostersBroken) throw new Error('The rosters are broken.')
          return proScene.look()
        },
      },
      feeds: {
        ...feeds,
        streams: withListener(feeds.streams, listen),
        activeGames: withListener(feeds.activeGames, listen),
        rosterChanges: withListener(feeds.rosterChanges, listen),
      },
    }
  }

  async function happen(what: Happening): Promise<void> {
    switch (what.kind) {
      case 'stream': {
        const { viewers } = what
        await live.putStream(playerAt(what.player), { live: viewers === null ? null : { viewers } })
        return
      }
      case 'stream ends': {
        const player = playerAt(what.player)
        if ((await feeds.streams.find(player.id)) !== null) await live.endStream(player)
        return
      }
      case 'game':
        games.push(await live.putGame(what.players.map(playerAt)))
        return
      case 'game changes': {
        const game = games[what.game % games.length]?.game
        if (game !== undefined) await live.putGame([LUMEN], { matchId: game.matchId, queueId: 440 })
        return
      }
      case 'game ends': {
        const [game] = games.splice(what.game % Math.max(1, games.length), 1)
        if (game !== undefined) await live.endGame(game)
        return
      }
      case 'source':
        return await live.putSource(what.id, { state: what.state })
      case 'transfer':
        return await transfer(playerAt(what.player), what.to)
      case 'rosters':
        areRostersBroken = what.areBroken
        return
      case 'time':
        return await clock.advance(what.minutes * 60_000)
    }
  }

  async function transfer({ id }: ProPlayer, toTeam: string | null): Promise<void> {
    const fromTeam = (await proScene.look()).findPlayer(id)?.memberships.find(({ to }) => to === null)?.team ?? null
    const nothing = { at: null, reason: null, evidence: null, idempotencyKey: null }
    const editor = { kind: 'operator', name: 'Operator', sessionId: null, until: null } as const
    // A transfer to the player's own team is refused and changes nothing.
    await context.rosters.transferProPlayer(editor, { player: { id }, fromTeam, toTeam, ...nothing })
  }

  return {
    clock,
    /** IDs of signed-in requests that resolvers were executed for. */
    requestsOfPersons: requestsOfPersons as ReadonlySet<string>,
    /** Number of times resolvers of the product have watched a feed and read the rosters. */
    uses: uses as Readonly<typeof uses>,
    /** Collections of all watches started so far, in order. */
    watched: watched as readonly string[],
    /** The context of an operation of the product. */
    contextFor({ requestId, credentials }: OperationContext): GraphQLContext {
      const viewer = viewerOf(credentials)
      return contextOf(viewer, (what) => {
        uses[what]++
        if (viewer.kind === 'person') requestsOfPersons.add(requestId)
      })
    },
    /** The context of a subscriber outside the product; its uses are not counted. */
    contextAlone: (credentials: Credentials) => contextOf(viewerOf(credentials), () => {}),
    /** The newest cursor of a feed, or an older one. */
    cursorOf: (feed: Asked['feed'], age: number) => String(cursors[feed].at(-1 - (age % cursors[feed].length))),
    /** Makes a change at once. */
    happenNow: happen,
    /** Makes a change once no first update is cached any more. */
    async happen(what: Happening): Promise<void> {
      await clock.advance(BETWEEN_EVENTS_MS)
      await happen(what)
      cursors.streams.push((await feeds.streams.look()).revision)
      cursors.activeGames.push((await feeds.activeGames.look()).revision)
      cursors.rosterChanges.push(await context.rosters.ledgerNumber())
    },
    async close(): Promise<void> {
      for (const feed of Object.values(feeds)) feed.close()
      await store.close()
    },
  }
}

/** Wraps a feed; `listen` is called for each watch. */
function withListener<Feed extends { readonly watch: (...args: never) => unknown }>(
  feed: Feed,
  listen: () => void,
): Feed {
  return {
    ...feed,
    watch: (...args: never) => {
      listen()
      return feed.watch(...args)
    },
  }
}

function playerAt(index: number): ProPlayer {
  return PLAYERS[index % PLAYERS.length] ?? LUMEN
}
