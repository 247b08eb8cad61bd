import { createContext } from '../../gateway/context.ts'
import { allIndexes } from '../../gateway/collections/indexes.ts'
import type { Credentials } from '../../gateway/domain/credentials.ts'
import type { LiveSource } from '../../gateway/domain/live-source.ts'
import type { ProGame } from '../../gateway/domain/pro-game.ts'
import type { ProPlayer } from '../../gateway/domain/pro-scene.ts'
import { type Viewer, VISITOR } from '../../gateway/domain/viewer.ts'
import type { StoreWatches } from '../../gateway/ports/store-watches.ts'
import type { GraphQLContext } from '../../gateway/schema/context.ts'
import type { OperationContext } from '../../gateway/server/route.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { fail } from '../support/fail.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { LUMEN, ORRIN, VESPER, writeLiveScene } from '../support/live-scene.ts'
import { openLiveWorld } from '../support/live-world.ts'
import { personOf } from '../support/persons.ts'
import type { openTestWorld } from '../support/test-world.ts'
import type { Asked } from './shared-delivery-documents.ts'

/** When each world begins, in milliseconds since 1970. */
export const FIRST_MOMENT = Date.UTC(2026, 10, 1, 12)

/** For longer than anything is told to others though no event came, in milliseconds. */
const BETWEEN_EVENTS_MS = 1_001

export const PLAYERS = [LUMEN, VESPER, ORRIN]

/** Something that happens, one thing at a time. */
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

/** Who sends an operation: a name in the header, or nobody. */
export type Sender = string | null

const SENT_BY = /^Bearer (.*)$/

/** Who shows these credentials. */
function viewerOf({ authorization }: Credentials): Viewer {
  const [, name] = SENT_BY.exec(authorization ?? '') ?? []
  return name === undefined ? VISITOR : personOf(name)
}

export function credentialsOf(sender: Sender): Credentials {
  return { authorization: sender === null ? null : `Bearer ${sender}`, cookie: null, cookieDropped: false }
}

export type DeliveryWorld = Awaited<ReturnType<typeof openDeliveryWorld>>

/** A live scene of its own over an empty store, with what never changes borrowed from `foundation`. */
export async function openDeliveryWorld(foundation: ReturnType<typeof openTestWorld>) {
  const clock = new FakeClock(FIRST_MOMENT)
  // Nobody else writes to it: it need not look every quarter of a second.
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: new FakeClock() })
  const { riot, context: borrowed } = foundation
  const { staticData, status, operators } = borrowed
  const watched: string[] = []
  const watches: StoreWatches = {
    watch(collection, signal) {
      watched.push(collection)
      return store.watch(collection, signal)
    },
  }
  const context = createContext({ store, watches, riot, staticData, clock, status, operators, report: fail })
  const { proScene, feeds } = context
  const live = openLiveWorld(store, clock)
  const games: ProGame[] = []
  const cursors = { streams: [0], activeGames: [0], rosterChanges: [0] }
  const requestsOfPersons = new Set<string>()
  const uses = { feed: 0, rosters: 0 }
  let areRostersBroken = false
  await writeLiveScene(store)

  /** What resolvers work with; `use` is called whenever one listens to a feed or looks at the rosters. */
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
        streams: listened(feeds.streams, listen),
        activeGames: listened(feeds.activeGames, listen),
        rosterChanges: listened(feeds.rosterChanges, listen),
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
    // To where he is already he can't go; then nothing has happened.
    await context.rosters.transferProPlayer(editor, { player: { id }, fromTeam, toTeam, ...nothing })
  }

  return {
    clock,
    /** Requests in the name of a person that resolvers were carried out for. */
    requestsOfPersons: requestsOfPersons as ReadonlySet<string>,
    /** How often resolvers of the product have listened to a feed, and looked at the rosters. */
    uses: uses as Readonly<typeof uses>,
    /** The collections that are watched, once for each watch that was ever begun. */
    watched: watched as readonly string[],
    /** The context of an operation of the product. */
    contextFor({ requestId, credentials }: OperationContext): GraphQLContext {
      const viewer = viewerOf(credentials)
      return contextOf(viewer, (what) => {
        uses[what]++
        if (viewer.kind === 'person') requestsOfPersons.add(requestId)
      })
    },
    /** The context of whoever is alone in the world. */
    contextAlone: (credentials: Credentials) => contextOf(viewerOf(credentials), () => {}),
    /** The newest cursor of a feed, or an older one. */
    cursorOf: (feed: Asked['feed'], age: number) => String(cursors[feed].at(-1 - (age % cursors[feed].length))),
    /** Lets something happen at once. */
    happenNow: happen,
    /** Lets something happen when nothing is kept any more that was told first. */
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

/** A feed that says when somebody listens to it. */
function listened<Feed extends { readonly watch: (...args: never) => unknown }>(feed: Feed, listen: () => void): Feed {
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
