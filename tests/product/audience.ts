import { WebSocket } from 'ws'
import { z } from 'zod'
import { createWebsocketClient } from '../../client/apollo/websocket-client.ts'

const CHANGES =
  'subscription ($after: String) { rosterChanges(after: $after) { cursor snapshot upserted { playerName } } }'

const update = z.object({
  data: z.object({ rosterChanges: z.object({ upserted: z.array(z.object({ playerName: z.string() })) }) }),
})

const ALWAYS_PRESENT = { isPresent: () => true, untilPresent: async () => {}, onSuspended: () => {} }

/** A subscriber to roster changes, with the websocket client of the pages. */
export interface Subscriber {
  /** Names of the players of all received changes. */
  readonly heard: ReadonlySet<string>
  /** Times of the losses of its connection, and of the first update after each, in milliseconds of `performance.now()`. */
  readonly lostAt: readonly number[]
  readonly restoredAt: readonly number[]
}

export interface Audience {
  readonly subscribers: readonly Subscriber[]
  close(): void
}

/** Subscribers that connect at the same time. Thousands at once would wait for longer than they are willing to. */
const AT_ONCE = 100

/**
 * Opens subscribers at the server at `url`. Each is restored by itself after a loss. Resolves once all have their first update.
 */
export async function openAudience(url: string, size: number): Promise<Audience> {
  // The client takes the class of the browser; that of Node needs three times the time.
  Object.assign(globalThis, { WebSocket })
  const members: ReturnType<typeof openSubscriber>[] = []
  while (members.length < size) {
    const added = Array.from({ length: Math.min(AT_ONCE, size - members.length) }, () => openSubscriber(url))
    members.push(...added)
    await Promise.all(added.map(({ begun }) => begun))
  }
  return {
    subscribers: members.map(({ subscriber }) => subscriber),
    close() {
      for (const member of members) member.close()
    },
  }
}

function openSubscriber(url: string) {
  const heard = new Set<string>()
  const lostAt: number[] = []
  const restoredAt: number[] = []
  const begun = Promise.withResolvers<void>()
  const client = createWebsocketClient(`${url.replace('http', 'ws')}/graphql`, ALWAYS_PRESENT, {
    state: () => ({ kind: 'idle' }),
    subscribe: () => () => {},
    begin() {},
    hear() {},
    leave() {},
    lose() {
      // A refused attempt to connect again is the same loss.
      if (lostAt.length === restoredAt.length) lostAt.push(performance.now())
    },
  })
  const leave = client.subscribe(
    { query: CHANGES, variables: { after: null } },
    {
      next(result) {
        const { upserted } = update.parse(result).data.rosterChanges
        for (const { playerName } of upserted) heard.add(playerName)
        begun.resolve()
        if (lostAt.length > restoredAt.length) restoredAt.push(performance.now())
      },
      error(error) {
        throw error
      },
      complete() {},
    },
  )
  return {
    subscriber: { heard, lostAt, restoredAt },
    begun: begun.promise,
    close() {
      leave()
      client.terminate()
    },
  }
}
