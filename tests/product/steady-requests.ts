import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { OPERATOR_TOKEN } from './start-on-firestore.ts'

const ADD = 'mutation ($input: AddProPlayerInput!) { addProPlayer(input: $input) { problems { __typename } } }'

const added = z.object({ data: z.object({ addProPlayer: z.object({ problems: z.tuple([]) }) }) })

export interface SteadyRequests {
  sent(): number
  /** Requests without a good answer. */
  readonly failed: readonly string[]
  /** Sends no more. Resolves once all are answered. */
  stop(): Promise<void>
}

/** Requests these paths in turn at an even rate, no matter how fast they are answered. */
export function sendSteadily(url: string, paths: readonly string[], perSecond: number): SteadyRequests {
  const failed: string[] = []
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  const startedAt = performance.now()
  let sent = 0

  async function ask(path: string): Promise<void> {
    try {
      const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(10_000) })
      await response.arrayBuffer()
      if (response.status !== 200) failed.push(`${path}: ${response.status}`)
    } catch (error) {
      failed.push(`${path}: ${describe(error)}`)
    }
  }

  async function send(): Promise<void> {
    while (!stopping.signal.aborted) {
      const due = ((performance.now() - startedAt) * perSecond) / 1000
      for (; sent < due; sent++) {
        const asking = ask(paths[sent % paths.length] ?? '/').finally(() => running.delete(asking))
        running.add(asking)
      }
      await delay(5)
    }
  }
  const sending = send()

  return {
    sent: () => sent,
    failed,
    async stop() {
      stopping.abort()
      await sending
      await Promise.all(running)
    },
  }
}

/** Adds a player to the rosters, which is a roster change. Throws unless the answer says so. */
export async function addPlayer(url: string, name: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${OPERATOR_TOKEN}` }
  const body = JSON.stringify({ query: ADD, variables: { input: { name, team: 'G2', role: 'MID' } } })
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body })
  added.parse(await response.json())
}

/** Returns the message of an error and of its cause. */
function describe(error: unknown): string {
  return error instanceof Error && error.cause !== undefined
    ? `${error.message}, ${describe(error.cause)}`
    : String(error)
}
