import { useState } from 'react'
import { SPOILERS } from './choices.ts'
import { useChoice } from './useChoice.ts'

/** Whether one result is kept from a visitor who wants no spoilers. */
export interface SpoilerState {
  readonly hidden: boolean
  /** Whether he has asked for it. */
  readonly revealed: boolean
  readonly reveal: () => void
}

/** Hides one result until it is asked for, where the visitor chose that and it is a pro's: unless told, it is one. */
export function useSpoiler(ofPro = true): SpoilerState {
  const [choice] = useChoice(SPOILERS)
  const [revealed, setRevealed] = useState(false)
  return { hidden: ofPro && choice === 'hidden' && !revealed, revealed, reveal: () => setRevealed(true) }
}
