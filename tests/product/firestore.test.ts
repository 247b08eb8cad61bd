import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import { leasesCollection } from '../../gateway/jobs/collections/leases.ts'
import { proPlayersCollection } from '../../gateway/rosters/collections/pro-players.ts'
import { COUNTED_FORM } from '../../gateway/statistics/rules/statistics-state.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import { STORE_FORMAT } from '../../gateway/store/store-format.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { openLiveWorld } from '../support/live-world.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'
import { startStandInRiot } from './stand-in-riot.ts'
import { OPERATOR_TOKEN, startOnFirestore as start } from './start-on-firestore.ts'
import { post } from './start-product.ts'

const DEMO = '{ status { demoAccounts { gameName tagLine region } } }'

const PROFILE = `
  query ($gameName: String!, $tagLine: String!, $region: Region) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      ... on Account { puuid freshness { fetchedAt } ranks { entries { queue tier } } }
    }
  }`

const ADD = `
  mutation ($input: AddProPlayerInput!) { addProPlayer(input: $input) { change { playerName } problems { __typename } } }`

const CHANGES = 'subscription { rosterChanges { snapshot upserted { playerName } } }'

const STREAMS = 'subscription { streams { snapshot upserted { displayName } } }'

const GAMES = 'subscription { activeGames { snapshot upserted { matchId } } }'

const riotId = z.object({ gameName: z.string(), tagLine: z.string(), region: z.string() })
const status = z.object({ status: z.object({ demoAccounts: z.tuple([riotId], riotId) }) })
const profile = z.object({ account: z.looseObject({ puuid: z.string() }) })
const event = z.object({
  data: z.record(
    z.string(),
    z.object({ snapshot: z.boolean(), upserted: z.array(z.record(z.string(), z.string().nullable())) }),
  ),
})

vi.setConfig({ testTimeout: 60_000 })

/** Creates a project whose background work is leased to another instance, so that only the test causes updates. */
async function newWorkedProject(): Promise<string> {
  const projectId = newProjectId()
  const store = openFirestoreStore({ projectId, indexes: allIndexes })
  const now = systemClock.now()
  const lease = { holder: 'an instance elsewhere', since: now, until: now + 10 * 60_000 }
  await store.transaction(async (transaction) =>
    openCollection(store, leasesCollection).in(transaction).set('ingest', lease),
  )
  await store.close()
  return projectId
}

describe.runIf(hasFirestoreEmulator)(`the product on a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('serves a looked-up account from the store after a restart', async () => {
    const projectId = await newWorkedProject()
    const before = await start(projectId)
    const [demo] = (await before.ask(status, DEMO)).status.demoAccounts
    const seen = await before.ask(profile, PROFILE, demo)
    await before.close()

    const after = await start(projectId)
    expect(await after.ask(profile, PROFILE, demo)).toEqual(seen)
  })

  it('delivers a roster change made on one instance to subscribers of another', async () => {
    const projectId = await newWorkedProject()
    const [one, other] = [await start(projectId), await start(projectId)]
    const events = await subscribe(other.url, CHANGES)
    expect((await events.next()).value?.snapshot).toBe(true)

    const added = await addPlayer(one.url)
    expect(await added.json()).toMatchObject({
      data: { addProPlayer: { change: { playerName: 'Nowhereman' }, problems: [] } },
    })

    expect((await events.next()).value).toEqual({ snapshot: false, upserted: [{ playerName: 'Nowhereman' }] })
    await events.return()
  })

  it('delivers streams and running games written by another process to subscribers of each instance', async () => {
    const projectId = await newWorkedProject()
    const instances = [await start(projectId), await start(projectId)]
    const store = openFirestoreStore({ projectId, indexes: allIndexes })
    onTestFinished(() => store.close())
    const elsewhere = openLiveWorld(store, systemClock)
    const [player] = await openCollection(store, proPlayersCollection).list({ limit: 1 })
    if (player === undefined) throw new Error('The demo world has no players')

    for (const { url } of instances) {
      const [streams, games] = [await subscribe(url, STREAMS), await subscribe(url, GAMES)]
      expect((await streams.next()).value?.snapshot).toBe(true)
      expect((await games.next()).value?.snapshot).toBe(true)
      const displayName = `Written for ${url}`
      await elsewhere.putStream(player.value, { displayName })
      await readUntil(streams, (upserted) => upserted['displayName'] === displayName)
      const { game } = await elsewhere.putGame([player.value])
      await readUntil(games, (upserted) => upserted['matchId'] === game.matchId)
    }
  })

  it('answers with a code while Firestore is frozen, and works by itself after that', async () => {
    const proxy = await startTcpProxy(Number(process.env['FIRESTORE_EMULATOR_HOST']?.split(':').at(-1)))
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${proxy.port}`)
    onTestFinished(async () => {
      vi.unstubAllEnvs()
      await proxy.close()
    })
    const product = await start(await newWorkedProject())
    const [demo] = (await product.ask(status, DEMO)).status.demoAccounts
    const before = await product.ask(profile, PROFILE, demo)
    const account = `/v2/account/?${new URLSearchParams({ username: demo.gameName, tag: demo.tagLine, region: demo.region })}`
    proxy.stall()

    const [asked, changed, rest] = await Promise.all([
      post(product.url, PROFILE, { ...demo, gameName: 'Nobody Else' }),
      addPlayer(product.url),
      fetch(product.url + account),
    ])
    expect(await asked.json()).toMatchObject({ errors: [{ extensions: { code: 'STORE_UNAVAILABLE' } }] })
    expect(await changed.json()).toMatchObject({ errors: [{ extensions: { code: 'STORE_UNAVAILABLE' } }] })
    expect([rest.status, rest.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await fetch(`${product.url}/readyz`)).status).toBe(503)
    expect((await post(product.url, DEMO)).status).toBe(200)

    proxy.mend()
    await expect.poll(async () => (await fetch(product.url + account)).status, { timeout: 10_000 }).toBe(200)
    expect(await product.ask(profile, PROFILE, demo)).toEqual(before)
    expect(await (await addPlayer(product.url)).json()).toMatchObject({
      data: { addProPlayer: { change: { playerName: 'Nowhereman' } } },
    })
  })

  it('refuses to start on the Firestore of a later version, and leaves it unchanged', async () => {
    const projectId = newProjectId()
    await (await start(projectId)).close()
    const store = openFirestoreStore({ projectId, indexes: [] })
    onTestFinished(() => store.close())
    const later = { world: 'demo-lanewatch', format: STORE_FORMAT + 1 }
    const mark = { collection: 'store_marks', id: 'world' }
    await store.transaction(async (transaction) => transaction.set(mark, later))

    await expect(start(projectId)).rejects.toThrow('was written by a later version of this program')
    expect((await store.get(mark))?.data).toEqual(later)
  })

  it('refuses to start on statistics of a later version, and leaves them unchanged', async () => {
    const projectId = await newWorkedProject()
    await (await start(projectId)).close()
    const store = openFirestoreStore({ projectId, indexes: [] })
    onTestFinished(() => store.close())
    const later = { form: COUNTED_FORM + 1, matches: { all: 5 } }
    const state = { collection: 'statistics_state', id: 'state' }
    await store.transaction(async (transaction) => transaction.set(state, later))

    await expect(start(projectId)).rejects.toThrow(
      `The statistics in the Firestore of ${projectId} were written by a later version of this program`,
    )
    expect((await store.get(state))?.data).toEqual(later)
  })

  it('refuses to start on the Firestore of another world', async () => {
    const projectId = newProjectId()
    await (await start(projectId)).close()
    const another = start(projectId, { SIMULATOR_SEED: 'other' })
    await expect(another).rejects.toThrow(
      `The Firestore of ${projectId} contains the world demo-lanewatch, not demo-other`,
    )

    const riot = await startStandInRiot(() => new Response('{}', { status: 404 }))
    onTestFinished(() => riot.close())
    await expect(start(projectId, { RIOT_BASE_URL: riot.baseUrl })).rejects.toThrow('not lanewatch')
  })
})

function addPlayer(url: string): Promise<Response> {
  const input = { name: 'Nowhereman', team: 'T1', role: 'MID' }
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${OPERATOR_TOKEN}` },
    body: JSON.stringify({ query: ADD, variables: { input } }),
  })
}

type Update = z.infer<typeof event>['data'][string]

/** Reads until an update has a matching item, then ends the subscription. */
async function readUntil(
  events: AsyncGenerator<Update, void>,
  isMatch: (upserted: Update['upserted'][number]) => boolean,
): Promise<void> {
  for await (const { upserted } of events) if (upserted.some(isMatch)) return
  throw new Error('The subscription has ended before')
}

/** Subscribes over server-sent events; returns the updates. */
async function subscribe(url: string, query: string) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  expect(response.status).toBe(200)
  return readEvents(response)
}

async function* readEvents(response: Response): AsyncGenerator<Update, void> {
  let text = ''
  for await (const chunk of (response.body ?? new ReadableStream<Uint8Array<ArrayBuffer>>()).pipeThrough(
    new TextDecoderStream(),
  )) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = /^event: next\ndata: (.*)$/m.exec(block)?.[1]
      if (data !== undefined) yield* Object.values(event.parse(JSON.parse(data)).data)
    }
  }
}
