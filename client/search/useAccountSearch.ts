import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isSamePath, type AccountParams } from '../paths.ts'
import { findSearchOutcome, type SearchOutcome, type WantedAccount } from './search-outcome.ts'

/** Where a search stands. */
export type SearchState =
  | { readonly is: 'idle' }
  | { readonly is: 'searching' }
  | Exclude<SearchOutcome, { readonly is: 'answered' }>

/**
 * Looks an account up and goes to its page, or to the page that helps on when there is no such account. `onAlreadyThere`
 * is called in place of a step to the page that is open.
 */
export function useAccountSearch(onAlreadyThere: () => void) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [state, setState] = useState<SearchState>({ is: 'idle' })
  // The question whose answer still counts.
  const asked = useRef<WantedAccount | null>(null)

  // Who went elsewhere in the meantime is not dragged back.
  useEffect(
    () => () => {
      asked.current = null
    },
    [],
  )

  const search = async (wanted: WantedAccount) => {
    asked.current = wanted
    setState({ is: 'searching' })
    const outcome = await findSearchOutcome(client, wanted)
    if (asked.current !== wanted) return
    asked.current = null
    if (outcome.is !== 'answered') {
      setState(outcome)
      return
    }
    setState({ is: 'idle' })
    if (outcome.found !== null) void remember(outcome.found)
    if (isSamePath(outcome.path, pathname)) onAlreadyThere()
    else await navigate(outcome.path)
  }

  /** Forgets the search that is running, and what became of the last one. */
  const cancel = () => {
    asked.current = null
    setState({ is: 'idle' })
  }

  return { state, search, cancel }
}

/** Nobody waits for it, and without its code a search is only not remembered. */
async function remember(account: AccountParams) {
  try {
    const { browserRecentSearches } = await import('./browser-recent-searches.ts')
    browserRecentSearches.addAccount(account)
  } catch {
    // It is found again by whoever searches again.
  }
}
