import type { Client } from 'graphql-ws'

/**
 * A client whose subscriptions go on, after a break, behind the newest update that has come: those with a variable `after`,
 * whose updates have a `cursor`.
 */
export function resuming(client: Client): Client {
  return {
    ...client,
    subscribe(payload, sink) {
      // It is sent as it stands each time that the connection is made.
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
