import { setImmediate as othersTurn } from 'node:timers/promises'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { type AnyV2Request, anyV2Request } from './any-v2-request.ts'
import { listMisfits } from './fits-openapi.ts'
import { type GoldenWorld, openGoldenWorld } from './golden-world.ts'

/** What tells of the inside of the server: errors as the language names them, places in its code, its store. */
const LEAKS = [
  /\b(?:Type|Range|Syntax|Reference|Aggregate|GraphQL|Zod)Error\b/,
  /\bat .+:\d+:\d+/,
  /node_modules|node:internal|file:\/\/|\.ts:\d/,
  /\bSQLITE|\bsqlite|\bSELECT .+ FROM\b|constraint failed/,
  /\[object Object\]|undefined is not|Cannot read prop/,
]

/** How many turns of the event loop an answer gets before time moves on: without timers it needs a few dozen at most. */
const TURNS = 50

/** What came of random requests. */
interface Answered {
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>
  /** The ids of the routes that something was asked of which they could answer. */
  readonly succeeded: ReadonlySet<string>
}

/**
 * Sends random requests to one golden world, which changes with what is written. Fails the test at the first answer that
 * does not fit the OpenAPI document, tells of the inside, or was not foreseen.
 */
export async function answerAnyRequests(numRuns: number): Promise<Answered> {
  const world = await openGoldenWorld()
  const statuses = new Map<number, number>()
  const succeeded = new Set<string>()
  await fc.assert(
    fc.asyncProperty(anyV2Request(world.rosters), async (asked) => {
      const request = toRequest(asked)
      world.simulator.misbehave(asked.isRiotDown ? { kind: 'fail', status: 503 } : null)
      const response = await sendAndWait(world, request)
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (response.ok) succeeded.add(asked.aim)

      expect(world.unforeseen.splice(0)).toEqual([])
      expect(await listMisfits(request, response)).toEqual([])
      const { status, headers } = response
      expect(headers.has('Retry-After')).toBe(status === 503)
      expect(headers.has('Allow')).toBe(status === 405 || status === 204)
      const text = await response.text()
      expect(LEAKS.filter((leak) => leak.test(text)).map((leak) => `${leak} in ${text}`)).toEqual([])
    }),
    { numRuns },
  )
  await world.close()
  return { statuses, succeeded }
}

function toRequest({ method, path, query, headers, body }: AnyV2Request): Request {
  const url = new URL('http://lanewatch.test')
  url.pathname = path
  url.search = query
  return new Request(url, { method, headers, body: method === 'GET' || method === 'HEAD' ? null : body })
}

/** Lets time pass only while an answer waits for it, such as for Riot's limits. */
export async function sendAndWait({ clock, send }: GoldenWorld, request: Request): Promise<Response> {
  const waiting = { isOver: false }
  const answer = send(request).finally(() => {
    waiting.isOver = true
  })
  await clock.advance(1000)
  while (!waiting.isOver) {
    for (let turns = 0; turns < TURNS && !waiting.isOver; turns++) await othersTurn()
    if (!waiting.isOver) await clock.advance(1000)
  }
  return answer
}
