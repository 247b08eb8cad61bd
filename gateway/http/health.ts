import type { Clock } from '../shared/clock.ts'
import type { Log } from '../shared/log.ts'

export interface Readiness {
  readonly ready: boolean
  /** State of each part by its name, for operators to read. It never contains a key. */
  readonly parts: Readonly<Record<string, unknown>>
}

/** Time for determining the readiness. Monitoring that waits for two seconds always gets an answer. */
const READINESS_WITHIN_MS = 1_800

interface Around {
  readonly readiness: () => Promise<Readiness>
  /** True once the server stops: then it is not ready, regardless of the state of its parts. */
  readonly isDraining: () => boolean
  readonly log: Log
  readonly schedule: Clock['schedule']
}

/** Handles `/livez`: responds with "ok" for as long as the process can respond. */
export function liveness(): Response {
  return new Response('ok', { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
}

/** Handles `/readyz` for strangers: 200 if requests should be sent to this server, 503 if not, and nothing else about it. */
export async function readyz(around: Around): Promise<Response> {
  const { ready } = await determineReadiness(around)
  return toResponse({ ready }, ready)
}

/** Handles `/readyz` for operators: the same status, and the state of each part. */
export async function readyzWithParts(around: Around): Promise<Response> {
  const state = await determineReadiness(around)
  return toResponse(state, state.ready)
}

function toResponse(body: object, ready: boolean): Response {
  return Response.json(body, { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}

/** Resolves within two seconds. A server whose readiness can't be determined in time is not ready. */
async function determineReadiness({ readiness, isDraining, log, schedule }: Around): Promise<Readiness> {
  if (isDraining()) return notReady('draining')
  const late = Promise.withResolvers<Readiness>()
  const cancel = schedule(READINESS_WITHIN_MS, () => {
    log.error('readiness could not be determined in time', { limitMs: READINESS_WITHIN_MS })
    late.resolve(notReady('readiness could not be determined in time'))
  })
  try {
    return await Promise.race([readiness(), late.promise])
  } catch (error) {
    log.error('readiness could not be determined', { error })
    return notReady('readiness could not be determined')
  } finally {
    cancel()
  }
}

const notReady = (server: string): Readiness => ({ ready: false, parts: { server } })
