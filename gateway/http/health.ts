import type { Clock } from '../shared/clock.ts'
import type { Log } from '../shared/log.ts'

export interface Readiness {
  readonly ready: boolean
  /** State of each part by its name, for people to read. It never contains a key. */
  readonly parts: Readonly<Record<string, unknown>>
}

/** Time for determining the readiness. Monitoring that waits for two seconds always gets an answer. */
const READINESS_WITHIN_MS = 1_800

interface Around {
  readonly log: Log
  readonly schedule: Clock['schedule']
}

/** Handles `/livez`: responds with "ok" for as long as the process can respond. */
export function liveness(): Response {
  return new Response('ok', { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
}

/**
 * Handles `/readyz`: 200 if requests should be sent to this server, 503 if not, within two seconds. A draining server is not ready,
 * regardless of the state of its parts; neither is a server whose readiness can't be determined in time.
 */
export async function readyz(
  readiness: () => Promise<Readiness>,
  draining: boolean,
  around: Around,
): Promise<Response> {
  const state = draining ? notReady('draining') : await readState(readiness, around)
  return Response.json(state, { status: state.ready ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}

async function readState(readiness: () => Promise<Readiness>, { log, schedule }: Around): Promise<Readiness> {
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
