import type { Log } from './log.ts'

/** Whether the parts of the product can do their work, part by part. */
export interface Readiness {
  readonly ready: boolean
  /** For people who look: the state of each part under its name. Never a key. */
  readonly parts: Readonly<Record<string, unknown>>
}

/** `/livez`: says ok for as long as the process can say anything. */
export function liveness(): Response {
  return new Response('ok', { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
}

/**
 * `/readyz`: 200 when requests should be sent here, 503 when not. A server that is draining is not ready, whatever its
 * parts say; neither is one whose parts can't be asked.
 */
export async function readyz(readiness: () => Promise<Readiness>, draining: boolean, log: Log): Promise<Response> {
  const state = draining ? { ready: false, parts: { server: 'draining' } } : await ask(readiness, log)
  return Response.json(state, { status: state.ready ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}

async function ask(readiness: () => Promise<Readiness>, log: Log): Promise<Readiness> {
  try {
    return await readiness()
  } catch (error) {
    log.error('readiness could not be told', { error })
    return { ready: false, parts: { server: 'readiness could not be told' } }
  }
}
