import type { Client } from 'graphql-ws'

/** Lets subscriptions with an `after` variable, whose updates have a `cursor`, resume behind the newest update that arrived. */
export function resuming(client: Client): Client {
  return {
    ...client,
    subscribe(payload, sink) {
      // The client sends this same object again on every reconnect.
      const variables = { ...payload.variables }
      return client.subscribe<never, never>(
        { ...payload, variables },
        {
          ...sink,
          next(result) {
            if ('after' in variables) variables['after'] = findCursor(result.data) ?? variables['after']
            sink.next(result)
          },
        },
      )
    },
  }
}

function findCursor(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null
  const [update]: unknown[] = Object.values(data)
  if (typeof update !== 'object' || update === null || !('cursor' in update)) return null
  return typeof update.cursor === 'string' ? update.cursor : null
}
