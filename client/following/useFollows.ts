import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useSyncExternalStore } from 'react'
import { connectTabs } from '../settings/other-tabs.ts'
import { useSessions, type Sessions } from '../sign-in/session.ts'
import { createFollowsServer } from './follows-server.ts'
import { createFollows, type Follows } from './follows.ts'
import { browserKeptIds, type KeptIds } from './kept-ids.ts'

const NONE: readonly string[] = []

/** On a server. Follows that listened to something there would outlive their page. */
const KEPT_NOWHERE: KeptIds = { ...browserKeptIds, read: () => NONE, subscribe: () => () => {} }

const known = new WeakMap<ApolloClient, Follows>()

/** Returns the page's follows, one instance for all components. */
function followsOf(client: ApolloClient, sessions: Sessions): Follows {
  const before = known.get(client)
  if (before !== undefined) return before
  const follows = createFollows({
    here: typeof document === 'undefined' ? KEPT_NOWHERE : browserKeptIds,
    sessions,
    server: createFollowsServer(client),
    tabs: connectTabs('follows'),
  })
  known.set(client, follows)
  return follows
}

export function useFollows() {
  const follows = followsOf(useApolloClient(), useSessions())
  const ids = useSyncExternalStore(follows.subscribe, follows.list, () => NONE)
  const state = useSyncExternalStore(follows.subscribe, follows.state, () => 'known')
  const unmoved = useSyncExternalStore(follows.subscribe, follows.unmoved, () => null)
  return { ids, state, unmoved, change: follows.change, tryAgain: follows.tryAgain }
}
