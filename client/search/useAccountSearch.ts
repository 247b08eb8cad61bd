import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isSamePath, type AccountParams } from '../paths.ts'
import { findSearchOutcome, type SearchOutcome, type WantedAccount } from './search-outcome.ts'

export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching' }
  | Exclude<SearchOutcome, { readonly kind: 'answered' }>

/** Opens the account, or a page with suggestions; calls `onAlreadyThere` instead when that page is already open. */
export function useAccountSearch(onAlreadyThere: () => void) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [state, setState] = useState<SearchState>({ kind: 'idle' })
  // The search whose answer still counts.
  const pending = useRef<WantedAccount | null>(null)

  // A visitor who has moved on in the meantime must not be dragged back.
  useEffect(
    () => () => {
      pending.current = null
    },
    [],
  )

  const search = async (wanted: WantedAccount) => {
    pending.current = wanted
    setState({ kind: 'searching' })
    const outcome = await findSearchOutcome(client, wanted)
    if (pending.current !== wanted) return
    pending.current = null
    if (outcome.kind !== 'answered') {
      setState(outcome)
      return
    }
    setState({ kind: 'idle' })
    if (outcome.found !== null) void remember(outcome.found)
    if (isSamePath(outcome.path, pathname)) onAlreadyThere()
    else await navigate(outcome.path)
  }

  const cancel = () => {
    pending.current = null
    setState({ kind: 'idle' })
  }

  return { state, search, cancel }
}

/** The caller does not wait. If the code can't be fetched, the search is just not remembered. */
async function remember(account: AccountParams) {
  try {
    const { browserRecentSearches } = await import('./browser-recent-searches.ts')
    browserRecentSearches.addAccount(account)
  } catch {
    // The visitor can search again.
  }
}
