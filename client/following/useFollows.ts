import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useSyncExternalStore } from 'react'
import { findOtherTabs } from '../settings/other-tabs.ts'
import { useSessions, type Sessions } from '../sign-in/session.ts'
import { createFollows, type Follows } from './follows.ts'
import { createFollowsServer } from './follows-server.ts'
import { browserKeptIds } from './kept-ids.ts'

const known = new WeakMap<ApolloClient, Follows>()

/** The follows of a page: one for everything that it shows. */
function followsOf(client: ApolloClient, sessions: Sessions): Follows {
  const before = known.get(client)
  if (before !== undefined) return before
  const follows = createFollows({
    here: browserKeptIds,
    sessions,
    server: createFollowsServer(client),
    tabs: findOtherTabs('follows'),
  })
  known.set(client, follows)
  return follows
}

const NONE: readonly string[] = []

/** What is followed, whether it is known, and how that is changed. */
export function useFollows() {
  const follows = followsOf(useApolloClient(), useSessions())
  const ids = useSyncExternalStore(follows.subscribe, follows.list, () => NONE)
  const state = useSyncExternalStore(follows.subscribe, follows.state, () => 'known')
  const unmoved = useSyncExternalStore(follows.subscribe, follows.unmoved, () => null)
  return { ids, state, unmoved, change: follows.change, tryAgain: follows.tryAgain }
}
