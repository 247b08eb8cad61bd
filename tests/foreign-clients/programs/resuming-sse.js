import { createClient } from 'graphql-sse'

/** A client of graphql-sse whose subscriptions reconnect for ever, and continue after their last cursor. */
export function createResumingSse(url) {
  const client = createClient({
    url,
    retryAttempts: Infinity,
    retry: () => new Promise((resolve) => setTimeout(resolve, 100)),
  })
  return (query, given, sink) => {
    // The variables are sent again with each connection.
    const variables = { ...given }
    return client.subscribe(
      { query, variables },
      {
        next(result) {
          variables.after = result.data.rosterChanges.cursor
          sink.next(result)
        },
        error: (error) => sink.error(error),
        complete: () => sink.complete(),
      },
    )
  }
}
