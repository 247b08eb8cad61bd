import { useState } from 'react'
import { useSessions, type AccountActionResult, type AccountActions } from './session.ts'

export type AccountActionState =
  | { readonly is: 'idle' | 'busy' | 'done' }
  /** A code of auth-error-words.ts. */
  | { readonly is: 'failed'; readonly code: string }

type Action = (actions: AccountActions) => Promise<AccountActionResult>

/** The code of the service could not be fetched. */
const UNAVAILABLE: AccountActionResult = { is: 'failed', code: 'unavailable' }

/** One action at a time. `carryOut` resolves to null while another action is running. */
export function useAccountAction() {
  const sessions = useSessions()
  const [state, setState] = useState<AccountActionState>({ is: 'idle' })

  async function carryOut(action: Action): Promise<AccountActionResult | null> {
    if (state.is === 'busy') return null
    setState({ is: 'busy' })
    const outcome = await sessions.loadActions().then(action, () => UNAVAILABLE)
    setState(outcome)
    return outcome
  }

  return { state, carryOut, forget: () => setState({ is: 'idle' }) }
}
