import type { LiveFeed } from '../delivery/feeds/live-feed.ts'
import type { Route } from '../http/route.ts'
import type { Clock } from '../shared/clock.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { createEventSubRoute, EVENTSUB_PATH } from '../streams/routes/eventsub.ts'
import type { ProStream } from '../streams/rules/pro-stream.ts'
import { createChannelInbox } from '../streams/services/channel-inbox.ts'
import { openEventMessages } from '../twitch/event-message.ts'
import type { Env } from './env.ts'

export interface EventSub {
  /** Public URL that Twitch sends its messages to. */
  readonly callback: string
  readonly secret: string
}

/** Null when Twitch sends no messages: it needs a secret and a public address. */
export function findEventSub({ TWITCH_EVENTSUB_SECRET: secret, PUBLIC_URL: publicUrl }: Env): EventSub | null {
  return secret === undefined || publicUrl === undefined ? null : { secret, callback: `${publicUrl}${EVENTSUB_PATH}` }
}

interface Around {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly streams: Pick<LiveFeed<ProStream>, 'look'>
}

/** The route that takes the messages of Twitch. */
export function openEventSubRoute({ secret }: EventSub, { store, clock, streams }: Around): Route {
  return createEventSubRoute({
    messages: openEventMessages(secret),
    inbox: createChannelInbox({ store, listStreams: async () => (await streams.look()).items }),
    now: () => clock.now(),
  })
}
