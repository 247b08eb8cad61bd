import type { ApolloClient } from '@apollo/client'
import { createLateSessions } from './late-sessions.ts'
import type { Sessions } from './session.ts'
import { isMarked, onMark } from './signed-in-mark.ts'

/** Creates the sessions of this page. `clientOf` returns the client for requests to the server; it is called later. */
export const createBrowserSessions = (clientOf: () => ApolloClient): Sessions =>
  createLateSessions({
    isMarked,
    onMark,
    open: async () => (await import('./page-sessions.ts')).createPageSessions(clientOf()),
  })
