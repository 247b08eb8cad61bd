import { setImmediate as othersTurn } from 'node:timers/promises'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { type AnyV2Request, anyV2Request } from './any-v2-request.ts'
import { listMisfits } from './fits-openapi.ts'
import { type GoldenWorld, openGoldenWorld } from './golden-world.ts'

/** Patterns that reveal the inside of the server: names of errors, places in the code, the store. */
const LEAKS = [
  /\b(?:Type|Range|Syntax|Reference|Aggregate|GraphQL|Zod)Error\b/,
  /\bat .+:\d+:\d+/,
  /node_modules|node:internal|file:\/\/|\.ts:\d/,
  /\bSQLITE|\bsqlite|\bSELECT .+ FROM\b|constraint failed/,
  /\[object Object\]|undefined is not|Cannot read prop/,
]

/** Turns of the event loop for an answer before the clock advances. An answer without timers needs a few dozen at most. */
const TURNS = 50

/** Summary of the answers to random requests. */
interface Answered {
  /** Number of answers by status. */
  readonly statuses: ReadonlyMap<number, number>
  /** Ids of the routes with at least one successful answer. */
  readonly succeeded: ReadonlySet<string>
}

/**
 * Sends random requests to one golden world, which changes with each write. Fails the test at the first answer that does
 * not fit the OpenAPI document, reveals the inside of the server, or comes with an unexpected error.
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

/** Advances the clock only while an answer waits for it, such as for Riot's limits. */
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
