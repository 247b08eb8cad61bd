import type { ApolloClient } from '@apollo/client'
import { createLateSessions } from './late-sessions.ts'
import type { Sessions } from './session.ts'
import { isMarked, onMark } from './signed-in-mark.ts'

/** `clientOf` is called later. */
export const createBrowserSessions = (clientOf: () => ApolloClient): Sessions =>
  createLateSessions({
    isMarked,
    onMark,
    open: async () => (await import('./page-sessions.ts')).createPageSessions(clientOf()),
  })
