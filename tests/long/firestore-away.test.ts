import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { firestoreVariables, OPERATOR_TOKEN } from '../product/start-on-firestore.ts'
import { post, startTestProduct, type TestProduct } from '../product/start-product.ts'
import {
  canStartEmulator,
  newProjectId,
  type OwnEmulator,
  startOwnEmulator,
  useOnce,
  useOwnEmulator,
} from '../support/firestore-emulator.ts'

const FAULT_MS = 30_000

/** Time between two visitors. */
const PACE_MS = 200

/** Longest wait of a visitor. */
const PATIENCE_MS = 5_000

const RECOVERY_MS = 15_000

const CODES = new Set(['STORE_UNAVAILABLE', 'WRITE_UNCONFIRMED'])

const DEMO = '{ status { demoAccounts { gameName tagLine region } } }'

const PROFILE = `
  query ($gameName: String!, $tagLine: String!, $region: Region) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) { ... on Account { puuid ranks { entries { tier } } } }
  }`

const ADD = `
  mutation ($name: String!) { addProPlayer(input: { name: $name, team: "T1", role: MID }) { change { playerName } } }`

const riotId = z.object({ gameName: z.string(), tagLine: z.string(), region: z.string() })
const status = z.object({ status: z.object({ demoAccounts: z.array(riotId).min(1) }) })
const answer = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).default([]),
})
const lease = z.object({ lease: z.looseObject({ state: z.string() }) })

const note = canStartEmulator ? '' : ' (skipped: no Firestore emulator can be started here)'

/** Each sends one request, and resolves to true when it was answered as without a fault, to false for a typed error. */
type Visitors = Readonly<Record<'GraphQL' | 'a change' | '/v2' | 'a page', () => Promise<boolean>>>

describe.runIf(canStartEmulator)(`a product whose Firestore is away for ${FAULT_MS / 1000} seconds${note}`, () => {
  it('gives each visitor an answer or a typed error within five seconds, and recovers by itself', async () => {
    const projectId = newProjectId()
    let emulator = await useOwnEmulator()
    const product = await startTestProduct({ variables: firestoreVariables(projectId) })
    onTestFinished(() => product.close())
    const visitors = await openVisitors(product)
    await recover('the start', visitors)

    emulator.freeze()
    await visit('frozen', visitors)
    emulator.thaw()
    await recover('the freeze', visitors)

    await emulator.kill()
    await visit('killed', visitors)
    emulator = await restart(emulator)
    await recover('the kill', visitors)
    await expect.poll(() => product.readParts(lease), { timeout: 60_000 }).toMatchObject({ lease: { state: 'held' } })
  })
})

async function restart({ host }: OwnEmulator): Promise<OwnEmulator> {
  const restarted = await startOwnEmulator(Number(host.split(':').at(-1)))
  await useOnce()
  return restarted
}

async function openVisitors(product: TestProduct): Promise<Visitors> {
  const { url } = product
  const [demo] = (await product.ask(status, DEMO)).status.demoAccounts
  if (demo === undefined) throw new Error('The demo world has no accounts')
  const { gameName, tagLine, region } = demo
  let count = 0
  return {
    GraphQL: async () => isAnswered(await post(url, PROFILE, demo)),
    async 'a change'() {
      const body = JSON.stringify({ query: ADD, variables: { name: `Nowhereman ${(count += 1)}` } })
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${OPERATOR_TOKEN}` }
      return isAnswered(await fetch(`${url}/graphql`, { method: 'POST', headers, body }))
    },
    async '/v2'() {
      const query = new URLSearchParams({ username: gameName, tag: tagLine, region })
      const response = await fetch(`${url}/v2/account/?${query}`)
      await response.text()
      if (response.status === 503) expect(response.headers.get('retry-after')).toBe('5')
      else expect(response.status).toBe(200)
      return response.ok
    },
    async 'a page'() {
      const response = await fetch(
        `${url}/account/${region.toLowerCase()}/${encodeURIComponent(`${gameName}-${tagLine}`)}`,
      )
      await response.text()
      expect(response.status).toBe(200)
      return true
    },
  }
}

async function isAnswered(response: Response): Promise<boolean> {
  expect(response.status).toBe(200)
  const { errors } = answer.parse(await response.json())
  for (const { extensions } of errors) expect(CODES).toContain(extensions.code)
  return errors.length === 0
}

/** Lets a visitor of each kind come every 200 ms during a fault, and checks how long they wait. */
async function visit(fault: string, visitors: Visitors): Promise<void> {
  const waits = new Map<string, number>()
  const visits: Promise<void>[] = []
  const until = performance.now() + FAULT_MS
  while (performance.now() < until) {
    for (const [kind, send] of Object.entries(visitors)) visits.push(measure(kind, send))
    await pass(PACE_MS)
  }
  await Promise.all(visits)
  for (const [kind, ms] of waits) process.stdout.write(`${fault}: the longest wait for ${kind} was ${inSeconds(ms)}\n`)
  expect(Math.max(...waits.values())).toBeLessThan(PATIENCE_MS)

  async function measure(kind: string, send: () => Promise<boolean>): Promise<void> {
    const sentAt = performance.now()
    await send()
    waits.set(kind, Math.max(waits.get(kind) ?? 0, performance.now() - sentAt))
  }
}

/** Waits until visitors of each kind are answered as without a fault. */
async function recover(after: string, visitors: Visitors): Promise<void> {
  const endedAt = performance.now()
  for (const send of Object.values(visitors)) {
    await expect.poll(send, { timeout: RECOVERY_MS, interval: 100 }).toBe(true)
  }
  process.stdout.write(`all are answered ${inSeconds(performance.now() - endedAt)} after ${after}\n`)
}

function pass(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
