import { useState } from 'react'
import { useSessions, type DeedOutcome, type SignInDeeds } from './session.ts'

/** What became of something that somebody did about his sign-in. */
export type DeedState =
  | { readonly is: 'idle' | 'busy' | 'done' }
  /** The code of auth-error-words.ts. */
  | { readonly is: 'failed'; readonly code: string }

type Deed = (deeds: SignInDeeds) => Promise<DeedOutcome>

/** The code of the service could not be fetched. */
const UNAVAILABLE: DeedOutcome = { is: 'failed', code: 'unavailable' }

/** Carries out one deed at a time; `carryOut` answers how it ended, null when another one is still under way. */
export function useDeed() {
  const sessions = useSessions()
  const [state, setState] = useState<DeedState>({ is: 'idle' })

  async function carryOut(deed: Deed): Promise<DeedOutcome | null> {
    if (state.is === 'busy') return null
    setState({ is: 'busy' })
    const outcome = await sessions.deeds().then(deed, () => UNAVAILABLE)
    setState(outcome)
    return outcome
  }

  return { state, carryOut, forget: () => setState({ is: 'idle' }) }
}
