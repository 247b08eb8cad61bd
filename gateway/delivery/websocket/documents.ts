import { z } from 'zod'

const byHash = z.looseObject({
  type: z.literal('subscribe'),
  payload: z.looseObject({
    query: z.null().optional(),
    extensions: z.looseObject({ persistedQuery: z.looseObject({}) }),
  }),
})

/** Adds an empty query to a message whose document is only a hash: without a query, graphql-ws closes the connection. */
export function withQuery(text: string): string {
  // A cheap check first, so that few messages are parsed twice.
  if (!text.includes('"persistedQuery"')) return text
  try {
    const message = byHash.parse(JSON.parse(text))
    return JSON.stringify({ ...message, payload: { ...message.payload, query: '' } })
  } catch {
    return text
  }
}
