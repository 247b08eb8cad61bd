import { createHash } from 'node:crypto'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { type ChannelEvent, channelEventsCollection } from '../collections/channel-events.ts'
import type { ProStream } from '../rules/pro-stream.ts'

interface Dependencies {
  readonly store: DocumentStore
  readonly listStreams: () => Promise<readonly ProStream[]>
}

/** Takes Twitch's messages on any instance, for the one that keeps the streams. */
export interface ChannelInbox {
  /** Stores an event once, whatever the number of its deliveries. An event of a channel that is no pro player's is dropped. */
  put(messageId: string, event: Omit<ChannelEvent, 'playerIds'>): Promise<void>
}

export function createChannelInbox({ store, listStreams }: Dependencies): ChannelInbox {
  const events = openCollection(store, channelEventsCollection)
  return {
    async put(messageId, event) {
      const streams = await listStreams()
      const playerIds = streams.filter(({ channelId }) => channelId === event.channelId).map(({ playerId }) => playerId)
      if (playerIds.length === 0) return
      const id = createHash('sha256').update(messageId).digest('hex')
      await store.transaction(async (transaction) => {
        const writer = events.in(transaction)
        if ((await writer.find(id)) === null) writer.set(id, { ...event, playerIds })
      })
    },
  }
}
