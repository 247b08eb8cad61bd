import type { Page } from 'playwright-core'

/** Records the updates that a page receives over its websocket, from now on. */
export function listenToUpdates(page: Page) {
  let updates: string[] = []
  let subscriptions = 0
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"type":"next"')) updates.push(String(payload))
    })
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"type":"subscribe"')) subscriptions += 1
    })
  })
  return {
    /** Number of subscriptions that the page has started. */
    subscriptions: () => subscriptions,
    /** Returns and resets the received updates, each as JSON. */
    take(): readonly string[] {
      const taken = updates
      updates = []
      return taken
    },
  }
}
