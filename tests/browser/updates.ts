import type { Page } from 'playwright-core'

/** What the server tells a page over its websocket, from now on. */
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
    /** How much the page has begun to listen for. */
    subscriptions: () => subscriptions,
    /** The updates that have come since this was asked last, each as JSON. */
    take(): readonly string[] {
      const taken = updates
      updates = []
      return taken
    },
  }
}
