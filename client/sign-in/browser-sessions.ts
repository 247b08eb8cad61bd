import type { ApolloClient } from '@apollo/client'
import { createLateSessions } from './late-sessions.ts'
import type { Sessions } from './session.ts'
import { isMarked, onMark } from './signed-in-mark.ts'

/** The sessions of this page. What they need of the server is asked through `clientOf`, which is called later. */
export const createBrowserSessions = (clientOf: () => ApolloClient): Sessions =>
  createLateSessions({
    isMarked,
    onMark,
    open: async () => (await import('./page-sessions.ts')).createPageSessions(clientOf()),
  })
