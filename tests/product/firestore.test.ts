import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { startStandInRiot } from './stand-in-riot.ts'
import { startTestProduct } from './start-product.ts'

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

const OPERATOR_TOKEN = 'a-token-of-more-than-16'

const riotId = z.object({ gameName: z.string(), tagLine: z.string(), region: z.string() })
const status = z.object({ status: z.object({ demoAccounts: z.tuple([riotId], riotId) }) })
const profile = z.object({ account: z.looseObject({ puuid: z.string() }) })
const event = z.object({
  data: z.object({
    rosterChanges: z.object({ snapshot: z.boolean(), upserted: z.array(z.object({ playerName: z.string() })) }),
  }),
})

vi.setConfig({ testTimeout: 60_000 })

/** Starts the product on the emulator; it ends with the test at the latest. */
async function start(projectId: string, variables: Readonly<Record<string, string>> = {}) {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? ''
  const firestore = { STORE: 'firestore', FIREBASE_PROJECT_ID: projectId, FIRESTORE_EMULATOR_HOST: host }
  const product = await startTestProduct({ variables: { ...firestore, OPERATOR_TOKEN, ...variables } })
  let running = true
  const close = async () => {
    if (running) await product.close()
    running = false
  }
  onTestFinished(close)
  return { ...product, close }
}

describe.runIf(hasFirestoreEmulator)(`the product on a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('still has, after it was started anew, the account that it looked up', async () => {
    const projectId = newProjectId()
    const before = await start(projectId)
    const [demo] = (await before.ask(status, DEMO)).status.demoAccounts
    const seen = await before.ask(profile, PROFILE, demo)
    await before.close()

    const after = await start(projectId)
    expect(await after.ask(profile, PROFILE, demo)).toEqual(seen)
  })

  it('tells a subscriber of one instance what an editor changed at the other', async () => {
    const projectId = newProjectId()
    const [one, other] = [await start(projectId), await start(projectId)]
    const events = await subscribe(other.url, CHANGES)
    expect((await events.next()).value?.snapshot).toBe(true)

    const input = { name: 'Nowhereman', team: 'T1', role: 'MID' }
    const added = await fetch(`${one.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${OPERATOR_TOKEN}` },
      body: JSON.stringify({ query: ADD, variables: { input } }),
    })
    expect(await added.json()).toEqual({
      data: { addProPlayer: { change: { playerName: 'Nowhereman' }, problems: [] } },
    })

    expect((await events.next()).value).toEqual({ snapshot: false, upserted: [{ playerName: 'Nowhereman' }] })
    await events.return()
  })

  it('does not start on the Firestore of another world', async () => {
    const projectId = newProjectId()
    await (await start(projectId)).close()
    const another = start(projectId, { SIMULATOR_SEED: 'other' })
    await expect(another).rejects.toThrow(
      `The Firestore of ${projectId} holds the world demo-lanewatch, not demo-other`,
    )

    const riot = await startStandInRiot(() => new Response('{}', { status: 404 }))
    onTestFinished(() => riot.close())
    await expect(start(projectId, { RIOT_BASE_URL: riot.baseUrl })).rejects.toThrow('not lanewatch')
  })
})

/** What a subscription over server-sent events tells, event by event. */
async function subscribe(url: string, query: string) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  expect(response.status).toBe(200)
  return readEvents(response)
}

async function* readEvents(response: Response) {
  let text = ''
  for await (const chunk of (response.body ?? new ReadableStream<Uint8Array<ArrayBuffer>>()).pipeThrough(
    new TextDecoderStream(),
  )) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = /^event: next\ndata: (.*)$/m.exec(block)?.[1]
      if (data !== undefined) yield event.parse(JSON.parse(data)).data.rosterChanges
    }
  }
}
