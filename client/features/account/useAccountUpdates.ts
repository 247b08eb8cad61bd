import { useApolloClient } from '@apollo/client/react'
import { useContext, useEffect, useRef } from 'react'
import { startLater } from '../../live/start-later.ts'
import type { AccountFollower } from './follow-account.ts'
import { ShownFilter } from './history-filter.ts'
import { ShownLocale } from './shown-locale.ts'

/** Keeps the ranks and matches of the page up to date. While `held`, new matches wait. Its code is loaded after the page is shown. */
export function useAccountUpdates(id: string, held: boolean): void {
  const client = useApolloClient()
  const locale = useContext(ShownLocale)
  const filter = useContext(ShownFilter)
  const view = useRef({ locale, filter, held })
  const follower = useRef<AccountFollower | null>(null)

  useEffect(() => {
    view.current = { locale, filter, held }
    follower.current?.show(view.current)
  }, [locale, filter, held])

  useEffect(() => {
    const stop = startLater(import('./follow-account.ts'), ({ followAccount }) => {
      const started = followAccount(client, id, view.current)
      follower.current = started
      return () => started.stop()
    })
    return () => {
      follower.current = null
      stop()
    }
  }, [client, id])
}
