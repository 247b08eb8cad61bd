import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { type Answer, Client, isRefused } from '../ask.ts'
import type { Arena } from '../arena.ts'
import { aside, atMost, type Finding } from '../findings.ts'
import { Target } from '../target.ts'

const answered = z.object({ extensions: z.object({ cost: z.object({ requested: z.number() }) }) })

/** A window may begin a moment later than the headers could say. */
const SPARE_MS = 100

/** e: refusals of a client that asks for as much as the headers allow. */
export async function obedient({ copyWorld, requests, seconds }: Arena): Promise<readonly Finding[]> {
  using product = await Target.start('product', [copyWorld()], { INGEST: 'off' })
  const heavy = await listHeavy(product.url, requests)
  using client = new Client(product.url, '127.0.0.3')
  const end = performance.now() + seconds * 1000
  let [asked, refused, waits] = [0, 0, 0]
  for (let last: Answer | null = null; performance.now() < end; asked += 1) {
    const next = heavy[asked % heavy.length]
    if (next === undefined) throw new Error('None of the requests is heavy.')
    const waitMs = last === null ? 0 : waitAfter(last, next.requested)
    if (waitMs > 0) waits += 1
    await sleep(Math.min(waitMs, Math.max(0, end - performance.now())))
    if (performance.now() >= end) break
    last = await client.ask(next.request)
    if (isRefused(last)) refused += 1
  }
  return [
    atMost('e', 'refusals of a client that obeys', 0, refused, `of ${asked}`),
    aside('e', 'how often it waited for its points', String(waits)),
  ]
}

/** What is executed, with what it may cost. Each is asked from an address of its own. */
async function listHeavy(url: string, requests: Arena['requests']) {
  const heavy: { readonly request: Arena['requests'][number]; readonly requested: number }[] = []
  for (const [index, request] of requests.entries()) {
    using client = new Client(url, `127.2.${index >> 8}.${index & 255}`)
    const answer = await client.ask(request)
    const body = isRefused(answer) || !answer.text.startsWith('{') ? null : answered.safeParse(JSON.parse(answer.text))
    if (body?.success === true) heavy.push({ request, requested: body.data.extensions.cost.requested })
  }
  return heavy
}

/** How long the headers ask for patience before something that may cost so much. */
function waitAfter({ headers }: Answer, points: number): number {
  const retryAfter = Number(headers['retry-after'] ?? 0)
  const [, remaining = '0', reset = '0'] = /r=(\d+);t=(\d+)/.exec(String(headers['ratelimit'])) ?? []
  const seconds = Number(remaining) >= points ? retryAfter : Math.max(retryAfter, Number(reset))
  return seconds === 0 ? 0 : seconds * 1000 + SPARE_MS
}
