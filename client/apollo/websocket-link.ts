import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { connection } from './connection.ts'
import { watchPresence } from './page-presence.ts'
import { createWebsocketClient } from './websocket-client.ts'

/** Creates a link over one websocket, which stays open while any operation runs, and reconnects when it breaks. */
export function createWebsocketLink(): GraphQLWsLink {
  const url = new URL('/graphql', window.location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return new GraphQLWsLink(createWebsocketClient(url.href, watchPresence(), connection))
}
