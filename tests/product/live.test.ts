import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { schema } from '../../gateway/composition/schema.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { startTestServer, type TestServer } from '../server/test-server.ts'
import { temporaryFile } from '../store/temporary-file.ts'
import { LUMEN, ORRIN, writeLiveScene } from '../support/live-scene.ts'
import { openLiveWorld } from '../support/live-world.ts'
import { openTestWorld } from '../support/test-world.ts'
import { EVENT_READERS, WEBSOCKET_CLIENTS } from './live-clients.ts'

/** Longer than the embedded store needs to notice writes of another process. */
const STORE_POLL_MS = 250

const STREAMS = `
  subscription ($after: String) {
    streams(after: $after) { cursor snapshot upserted { login live { viewers } } removed source { state } }
  }`

const GAMES = 'subscription { activeGames { snapshot upserted { matchId pros { proPlayer { name } } } removed } }'

let server: TestServer
/** Writes over a separate connection, like another process. */
let live: ReturnType<typeof openLiveWorld>
/** Advances the clock until the server has noticed the writes. */
let noticeWrites: () => Promise<void>

async function start(websocketWriter: 'public' | 'direct'): Promise<void> {
  const path = temporaryFile()
  const world = openTestWorld('tests', path)
  const otherStore = openSqliteStore({ path, indexes: allIndexes, clock: world.clock })
  onTestFinished(async () => void (await Promise.all([otherStore.close(), world.store.close()])))
  await writeLiveScene(otherStore)
  server = await startTestServer({ graphql: { schema, context: () => ({ ...world.context }) }, websocketWriter })
  live = openLiveWorld(otherStore, world.clock)
  noticeWrites = () => world.clock.advance(STORE_POLL_MS)
}

const READERS = [
  ...WEBSOCKET_CLIENTS.map(([name, subscribe]) => ({ name, writer: 'direct' as const, subscribe })),
  ...WEBSOCKET_CLIENTS.map(([name, subscribe]) => ({
    name: `${name}, by the public writer`,
    writer: 'public' as const,
    subscribe,
  })),
  ...EVENT_READERS.map(([name, subscribe]) => ({ name, writer: 'direct' as const, subscribe })),
]

describe.each(READERS)('$name', ({ writer, subscribe }) => {
  const read = (query: string, variables?: object) => subscribe(server, query, variables)

  beforeEach(() => start(writer))

  it('receives a snapshot and each change, and resumes after its cursor', async () => {
    const { revision: first } = await live.putStream(LUMEN)
    const events = read(STREAMS)
    expect((await events.next()).value).toEqual({
      data: {
        streams: {
          cursor: String(first),
          snapshot: true,
          upserted: [{ login: 'lumen_live', live: { viewers: 1000 } }],
          removed: [],
          source: { state: 'DOWN' },
        },
      },
    })
    const change = { snapshot: false, removed: [], source: { state: 'DOWN' } }

    const { revision: second } = await live.putStream(LUMEN, { live: { viewers: 1001 } })
    await noticeWrites()
    const changed = {
      cursor: String(second),
      upserted: [{ login: 'lumen_live', live: { viewers: 1001 } }],
      ...change,
    }
    expect((await events.next()).value).toEqual({ data: { streams: changed } })
    await events.return?.()

    const { revision: third } = await live.putStream(ORRIN, { live: null })
    await noticeWrites()
    const resumed = read(STREAMS, { after: String(second) })
    const missed = { cursor: String(third), upserted: [{ login: 'orrin_live', live: null }], ...change }
    expect((await resumed.next()).value).toEqual({ data: { streams: missed } })
  })

  it('receives running games as they start and end', async () => {
    const events = read(GAMES)
    expect(await events.next()).toMatchObject({ value: { data: { activeGames: { snapshot: true, upserted: [] } } } })
    const running = await live.putGame([LUMEN])
    await noticeWrites()
    const seen = { matchId: running.game.matchId, pros: [{ proPlayer: { name: 'Lumen' } }] }
    expect(await events.next()).toMatchObject({
      value: { data: { activeGames: { snapshot: false, upserted: [seen], removed: [] } } },
    })
    await live.endGame(running)
    await noticeWrites()
    expect(await events.next()).toMatchObject({
      value: { data: { activeGames: { upserted: [], removed: [expect.any(String)] } } },
    })
  })

  it('receives large updates', async () => {
    const events = read('subscription { streams { upserted { live { title } } } }')
    expect(await events.next()).toMatchObject({ value: { data: { streams: { upserted: [] } } } })
    for (const title of ['zażółć '.repeat(2_000), 'short', '😀 "quoted"\n'.repeat(10_000)]) {
      await live.putStream(LUMEN, { live: { title } })
      await noticeWrites()
      expect((await events.next()).value).toEqual({ data: { streams: { upserted: [{ live: { title } }] } } })
    }
  })

  it('receives BAD_USER_INPUT for an invalid cursor', async () => {
    const refused = read(STREAMS, { after: 'nonsense' })
    const refusal = await refused.next().catch((errors: unknown) => ({ value: { errors } }))
    expect(refusal).toMatchObject({ value: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] } })
  })
})
