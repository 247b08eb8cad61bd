import { expect, it } from 'vitest'
import { runAs } from '../../gateway/limits/caller.ts'
import type { RiotClient } from '../../gateway/riot/create-riot-api.ts'
import type { FakeClock } from '../support/fake-clock.ts'
import { callerAt } from './crawl.ts'
import { openRiot } from './fake-riot.ts'

const VISITOR = { priority: 'visitor', fresh: true } as const

const FAULTS: readonly (readonly [fault: string, answer: () => Response | Promise<Response>])[] = [
  ['refuses connections', () => Promise.reject(new TypeError('fetch failed'))],
  ['hangs', () => new Promise<Response>(() => {})],
  ['answers 500', () => new Response('', { status: 500 })],
  ['answers 401', () => new Response('', { status: 401 })],
  ['answers 429 with Retry-After', () => new Response('', { status: 429, headers: { 'Retry-After': '8' } })],
  ['answers 429 without Retry-After', () => new Response('', { status: 429 })],
  ['answers with HTML', () => new Response('<html>')],
  ['answers with half a JSON', () => new Response('{"puuid": "p')],
  ['drips', () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([0x5b])) }))],
]

/** Sends the requests of a page one after another, whether they are answered or not. Returns whether all were. */
async function openPage(api: RiotClient, page: number): Promise<boolean> {
  const requests = [
    () => api.accountByPuuid(`p${page}`, 'EUW1', VISITOR),
    () => api.summoner('EUW1', `p${page}`, VISITOR),
    () => api.rankEntries('EUW1', `p${page}`, VISITOR),
    () => api.matchIds('EUW1', `p${page}`, { count: 5 }, VISITOR),
  ]
  let isAnswered = true
  for (const ask of requests) await ask().catch(() => (isAnswered = false))
  return isAnswered
}

/** Opens a page as one operation while the clock advances. */
async function visit(clock: FakeClock, api: RiotClient, page: number) {
  const startedAt = clock.now()
  let end: { readonly waitMs: number; readonly isAnswered: boolean } | null = null
  async function open(): Promise<void> {
    const isAnswered = await openPage(api, page)
    end = { waitMs: clock.now() - startedAt, isAnswered }
  }
  void runAs(callerAt('visitor'), open)
  const look = () => end
  for (let result = look(); ; result = look()) {
    if (result !== null) return result
    await clock.advance(10)
  }
}

it.each(FAULTS)(
  'a page waits for a Riot that %s 3.5 seconds at most, and soon not at all; trials are 5 to 10 seconds apart',
  async (_fault, answer) => {
    const { clock, riot, api } = openRiot()
    let pages = 0
    await visit(clock, api, ++pages)
    riot.script = answer
    const { waitMs } = await visit(clock, api, ++pages)
    expect(waitMs).toBeLessThanOrEqual(3_500)
    // Until three requests to each of both hosts have failed.
    for (const until = clock.now() + 60_000; clock.now() < until; await clock.advance(100)) {
      expect((await visit(clock, api, ++pages)).waitMs).toBeLessThanOrEqual(3_500)
    }

    const from = riot.received.length
    for (const until = clock.now() + 60_000; clock.now() < until; await clock.advance(100)) {
      expect((await visit(clock, api, ++pages)).waitMs).toBeLessThanOrEqual(300)
    }
    const trials = riot.received.slice(from).filter(({ host }) => host === 'euw1')
    const gaps = trials.slice(1).map(({ at }, index) => at - (trials[index]?.at ?? at))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4_900)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(10_000)

    riot.script = () => null
    const wellAt = clock.now()
    while (!(await visit(clock, api, ++pages)).isAnswered) await clock.advance(100)
    expect(clock.now() - wellAt).toBeLessThanOrEqual(10_000)
  },
)
