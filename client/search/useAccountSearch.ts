import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AccountParams } from '../paths.ts'
import { findSearchOutcome, type SearchOutcome } from './search-outcome.ts'

/** Where a search stands. */
export type SearchState =
  | { readonly is: 'idle' }
  | { readonly is: 'searching' }
  | Exclude<SearchOutcome, { readonly is: 'answered' }>

/** Looks an account up and goes to its page, or to the page that helps on when there is no such account. */
export function useAccountSearch() {
  const client = useApolloClient()
  const navigate = useNavigate()
  const [state, setState] = useState<SearchState>({ is: 'idle' })
  const shown = useRef(false)

  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])

  const search = async (wanted: AccountParams) => {
    setState({ is: 'searching' })
    const outcome = await findSearchOutcome(client, wanted)
    setState(outcome.is === 'answered' ? { is: 'idle' } : outcome)
    // Who went elsewhere in the meantime is not dragged back.
    if (outcome.is === 'answered' && shown.current) await navigate(outcome.path)
  }

  return { state, search }
}
