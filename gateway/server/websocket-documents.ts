import { z } from 'zod'

const byHash = z.looseObject({
  type: z.literal('subscribe'),
  payload: z.looseObject({
    query: z.null().optional(),
    extensions: z.looseObject({ persistedQuery: z.looseObject({}) }),
  }),
})

/** Adds an empty query to a message that names its document by a hash alone: without one, graphql-ws closes the connection. */
export function withQuery(text: string): string {
  // Few messages have one: no other is parsed twice.
  if (!text.includes('"persistedQuery"')) return text
  try {
    const message = byHash.parse(JSON.parse(text))
    return JSON.stringify({ ...message, payload: { ...message.payload, query: '' } })
  } catch {
    return text
  }
}
