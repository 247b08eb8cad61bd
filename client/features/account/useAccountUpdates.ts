import { useApolloClient } from '@apollo/client/react'
import { useContext, useEffect, useRef } from 'react'
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
    let isLeft = false
    async function follow(): Promise<void> {
      const { followAccount } = await import('./follow-account.ts')
      if (!isLeft) follower.current = followAccount(client, id, view.current)
    }
    // Without the code, the page stays as it was loaded.
    follow().catch(() => {})
    return () => {
      isLeft = true
      follower.current?.stop()
      follower.current = null
    }
  }, [client, id])
}
