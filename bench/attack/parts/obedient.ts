import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Arena } from '../arena.ts'
import { type Answer, type AttackRequest, Client, isRefused } from '../ask.ts'
import { Target } from '../target.ts'

const cost = z.object({ requested: z.number(), actual: z.number() })
const answered = z.object({ extensions: z.object({ cost }) })

/** Number of requests that are sent in turn: those that use points fastest, so that the points run out. */
const HEAVIEST = 20

/** Extra wait: a window may begin slightly later than the headers state. */
const MARGIN_MS = 100

/** Counts the refusals of a client that uses all that the headers allow. */
export async function obedient({ copyWorld, requests, seconds, board, tell }: Arena): Promise<void> {
  using product = await Target.start('product', [copyWorld()], { INGEST: 'off' })
  await product.outlive(async () => {
    const heavy = await listHeavy(product.url, requests)
    using client = new Client(product.url, '127.0.0.3')
    const end = performance.now() + seconds * 1000
    let [sent, refused, waits] = [0, 0, 0]
    for (let last: Answer | null = null; performance.now() < end;) {
      const next = heavy[sent % heavy.length]
      if (next === undefined) throw new Error('No request was executed, so there is nothing to send.')
      const waitMs = last === null ? 0 : waitAfter(last, next.requested)
      if (waitMs > 0) waits += 1
      if (performance.now() + waitMs >= end) break
      await sleep(waitMs)
      last = await client.ask(next.request)
      sent += 1
      if (!isRefused(last) && last.status !== 0) continue
      refused += 1
      tell(`Refused: ${next.request.name}, ${next.requested} points: ${last.status} ${last.text.slice(0, 300)}`)
    }
    board.set('obedient', refused, `${sent} requests in ${seconds} s, waited ${waits} times for points`)
  })
}

/** Returns the requests that use the most points per time. Each one is tried from an address of its own. */
async function listHeavy(url: string, requests: Arena['requests']) {
  const executed: { readonly request: AttackRequest; readonly requested: number; readonly pace: number }[] = []
  for (const [index, request] of requests.entries()) {
    using client = new Client(url, `127.2.${index >> 8}.${index & 255}`)
    const answer = await client.ask(request)
    const body = isRefused(answer) || !answer.text.startsWith('{') ? null : answered.safeParse(JSON.parse(answer.text))
    if (body?.success !== true) continue
    const { requested, actual } = body.data.extensions.cost
    executed.push({ request, requested, pace: actual / answer.ms })
  }
  return executed.toSorted((a, b) => b.pace - a.pace).slice(0, HEAVIEST)
}

/** Returns the delay that the headers demand before a request of this many points, in milliseconds. */
function waitAfter({ headers }: Answer, points: number): number {
  const retryAfter = Number(headers['retry-after'] ?? 0)
  const [, remaining = '0', reset = '0'] = /r=(\d+);t=(\d+)/.exec(String(headers['ratelimit'])) ?? []
  const seconds = Number(remaining) >= points ? retryAfter : Math.max(retryAfter, Number(reset))
  return seconds === 0 ? 0 : seconds * 1000 + MARGIN_MS
}
