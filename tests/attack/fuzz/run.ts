import type { FuzzRequest } from './cases.ts'
import { type FuzzAnswer, findProblems } from './judge.ts'

/** Answers that take longer are reported. */
const SLOW_MS = 500

/** Maximum characters of a request in a report. */
const SHOWN_LETTERS = 2_000
const SHOWN_OF_SLOW = 400

/** A request, or a custom exchange with the product. */
export type FuzzCase = FuzzRequest | { readonly shown: string; talk(url: string): Promise<FuzzAnswer> }

export interface FuzzRun {
  readonly url: string
  readonly seed: number
  /** Number of the first case; 0 when left out. */
  readonly from?: number
  readonly cases: number
  readonly make: (number: number) => FuzzCase
  /** Cookie of an editor, sent with every third case. */
  readonly cookie?: string | null
  /** Number of parallel requests; 4 when left out. */
  readonly lanes?: number
}

/** The result of a run. */
export interface FuzzReport {
  /** Failures with their seed, case and request. */
  readonly failures: string[]
  /** Answers that took more than 500 ms, with their time in milliseconds. */
  readonly slow: { readonly ms: number; readonly request: string }[]
  /** Number of answers by status. */
  readonly statuses: Map<number, number>
  /** Number of answers with data. */
  executed: number
}

/** Sends the cases, a few in parallel. Never rejects: errors are in the report. */
export async function runCases(run: FuzzRun): Promise<FuzzReport> {
  const { from = 0, cases, lanes = 4 } = run
  const report: FuzzReport = { failures: [], slow: [], statuses: new Map(), executed: 0 }
  let next = from
  async function work(): Promise<void> {
    while (next < from + cases) await runCase(run, next++, report)
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return report
}

/** Returns the slow answers as text, the slowest first. */
export function toSlowList({ slow }: FuzzReport): string {
  const lines = slow.toSorted((one, other) => other.ms - one.ms).map(({ ms, request }) => `${ms} ms, ${request}\n`)
  return lines.length === 0 ? '' : `Slower than ${SLOW_MS} ms:\n${lines.join('')}`
}

async function runCase({ url, seed, make, cookie }: FuzzRun, number: number, report: FuzzReport): Promise<void> {
  const request = make(number)
  const name = `seed ${seed}, case ${number}: ${describe(request)}`
  const began = performance.now()
  try {
    const signedIn = number % 3 === 0 ? (cookie ?? null) : null
    const answer = 'talk' in request ? await request.talk(url) : await send(url, request, signedIn)
    report.statuses.set(answer.status, (report.statuses.get(answer.status) ?? 0) + 1)
    if (answer.text.startsWith('{"data":{')) report.executed += 1
    for (const problem of findProblems(answer))
      report.failures.push(`${problem}\n${name}\n${answer.text.slice(0, 500)}`)
  } catch (error) {
    report.failures.push(`It was not answered: ${String(error)}\n${name}`)
  }
  const took = performance.now() - began
  if (took > SLOW_MS) report.slow.push({ ms: Math.round(took), request: name.slice(0, SHOWN_OF_SLOW) })
}

function describe(request: FuzzCase): string {
  if ('talk' in request) return request.shown.slice(0, SHOWN_LETTERS)
  const { method, target, headers, body } = request
  const text = typeof body === 'string' ? body : body === null ? '' : Buffer.from(body).toString('latin1')
  return `${method} ${target} ${JSON.stringify(headers)} ${text}`.slice(0, SHOWN_LETTERS)
}

async function send(
  url: string,
  { method, target, headers, body }: FuzzRequest,
  cookie: string | null,
): Promise<FuzzAnswer> {
  const signedIn = cookie === null ? {} : { cookie }
  const response = await fetch(`${url}${target}`, {
    method,
    headers: { ...headers, ...signedIn },
    body,
    redirect: 'manual',
  })
  if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true) {
    return { status: response.status, text: await response.text() }
  }
  // A subscription never ends: its first data is enough.
  const reader = response.body?.getReader()
  const chunk = await reader?.read()
  await reader?.cancel()
  return { status: response.status, text: new TextDecoder().decode(chunk?.value) }
}
