import type { ApolloClient } from '@apollo/client'
import { graphql } from '../gql/gql.ts'
import { SignInOfferDocument } from '../gql/graphql.ts'
import { browserMark } from './browser-mark.ts'
import type { Sessions } from './session.ts'
import { createSessions } from './sessions.ts'

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

/** The sessions of this page. Whoever comes, goes, or proves his address, is asked about anew. */
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

  // What was asked before it was known who the viewer is, was asked as a visitor; what concerns him waits meanwhile.
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

/** Who the viewer is, as far as the server's answers depend on it; null while that is not known. */
function viewerIn(sessions: Sessions): string | null {
  const session = sessions.current()
  if (session.kind === 'starting') return null
  return session.kind === 'in' ? `${session.id} ${session.emailVerified}` : VISITOR
}
