import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useSession } from '../sign-in/session.ts'
import { readPushChoice } from './push-choice.ts'
import { useFollows } from './useFollows.ts'
import { useNoticeChoice } from './useNoticeChoice.ts'

/** Tells the server what this browser wants to be notified of, whenever that changes. Its code is loaded only when that is on. */
export function useKeptPush() {
  const client = useApolloClient()
  const session = useSession()
  const { ids, state } = useFollows()
  const { quietHours } = useNoticeChoice()
  const person = session.kind === 'in' ? session.id : null

  useEffect(() => {
    if (state !== 'known' || readPushChoice() === null) return
    import('./push-server.ts').then(
      ({ keepPush }) => keepPush(client, { ids, quietHours, person }),
      () => {},
    )
  }, [client, ids, state, quietHours, person])
}
