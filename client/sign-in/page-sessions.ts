import type { ApolloClient } from '@apollo/client'
import { graphql } from '../gql/gql.ts'
import { SignInOfferDocument } from '../gql/SignInOffer.ts'
import { browserMark } from './browser-mark.ts'
import type { Sessions } from './session.ts'
import { createSessions } from './sessions.ts'

// The same fields as those of the query, so that the status of the server, which every page knows, answers it.
graphql(/* GraphQL */ `
  fragment SignInOffer_status on Status {
    signIn {
      projectId
      apiKey
      authDomain
      emulatorUrl
    }
  }
`)

graphql(/* GraphQL */ `
  query SignInOffer {
    status {
      signIn {
        projectId
        apiKey
        authDomain
        emulatorUrl
      }
    }
  }
`)

const VISITOR = ''

/** Fetches the viewer again whenever the person or the verification of the mail address changes. */
export function createPageSessions(client: ApolloClient): Sessions {
  const sessions = createSessions({
    mark: browserMark,
    async open() {
      const [{ data }, { openFirebase }] = await Promise.all([
        client.query({ query: SignInOfferDocument }),
        import('./firebase-sessions.ts'),
      ])
      const signIn = data?.status.signIn ?? null
      return signIn === null ? null : openFirebase(signIn, () => document.documentElement.lang)
    },
  })

  // Queries sent before the viewer was known ran anonymously. Viewer queries wait in the meantime.
  let known = VISITOR
  sessions.subscribe(() => {
    const viewer = viewerIn(sessions)
    if (viewer === null || viewer === known) return
    known = viewer
    void client.refetchQueries({
      updateCache(cache) {
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' })
      },
    })
  })
  return sessions
}

/** Identifies the viewer as far as the server's answers depend on it; null while that is not known. */
function viewerIn(sessions: Sessions): string | null {
  const session = sessions.current()
  if (session.kind === 'starting') return null
  return session.kind === 'in' ? `${session.id} ${session.emailVerified}` : VISITOR
}
