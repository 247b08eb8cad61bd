import { useState } from 'react'
import { useSessions, type AccountActionResult, type AccountActions } from './session.ts'

export type AccountActionState =
  | { readonly kind: 'idle' | 'busy' | 'done' }
  /** A code of auth-error-words.ts. */
  | { readonly kind: 'failed'; readonly code: string }

type Action = (actions: AccountActions) => Promise<AccountActionResult>

/** The code of the service could not be fetched. */
const UNAVAILABLE: AccountActionResult = { kind: 'failed', code: 'unavailable' }

/** One action at a time. `carryOut` resolves to null while another action is running. */
export function useAccountAction() {
  const sessions = useSessions()
  const [state, setState] = useState<AccountActionState>({ kind: 'idle' })

  async function carryOut(action: Action): Promise<AccountActionResult | null> {
    if (state.kind === 'busy') return null
    setState({ kind: 'busy' })
    const outcome = await sessions.loadActions().then(action, () => UNAVAILABLE)
    setState(outcome)
    return outcome
  }

  return { state, carryOut, forget: () => setState({ kind: 'idle' }) }
}
