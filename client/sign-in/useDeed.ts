import { useState } from 'react'
import { useSessions, type DeedOutcome, type SignInDeeds } from './session.ts'

/** State of an account action. */
export type DeedState =
  | { readonly is: 'idle' | 'busy' | 'done' }
  /** A code of auth-error-words.ts. */
  | { readonly is: 'failed'; readonly code: string }

type Action = (actions: SignInDeeds) => Promise<DeedOutcome>

/** The code of the service could not be fetched. */
const UNAVAILABLE: DeedOutcome = { is: 'failed', code: 'unavailable' }

/** Runs one account action at a time. `carryOut` resolves to its result, or to null while another action is running. */
export function useDeed() {
  const sessions = useSessions()
  const [state, setState] = useState<DeedState>({ is: 'idle' })

  async function carryOut(action: Action): Promise<DeedOutcome | null> {
    if (state.is === 'busy') return null
    setState({ is: 'busy' })
    const outcome = await sessions.deeds().then(action, () => UNAVAILABLE)
    setState(outcome)
    return outcome
  }

  return { state, carryOut, forget: () => setState({ is: 'idle' }) }
}
