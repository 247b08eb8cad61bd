import type { Log } from '../shared/log.ts'

export interface Readiness {
  readonly ready: boolean
  /** State of each part by its name, for people to read. It never contains a key. */
  readonly parts: Readonly<Record<string, unknown>>
}

/** Handles `/livez`: responds with "ok" for as long as the process can respond. */
export function liveness(): Response {
  return new Response('ok', { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
}

/**
 * Handles `/readyz`: 200 if requests should be sent to this server, 503 if not. A draining server is not ready, regardless of
 * the state of its parts; neither is a server whose readiness can't be determined.
 */
export async function readyz(readiness: () => Promise<Readiness>, draining: boolean, log: Log): Promise<Response> {
  const state = draining ? { ready: false, parts: { server: 'draining' } } : await readState(readiness, log)
  return Response.json(state, { status: state.ready ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}

async function readState(readiness: () => Promise<Readiness>, log: Log): Promise<Readiness> {
  try {
    return await readiness()
  } catch (error) {
    log.error('readiness could not be determined', { error })
    return { ready: false, parts: { server: 'readiness could not be determined' } }
  }
}
