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

/** Hides one result until it is asked for, where the visitor chose that. */
export function useSpoiler(): SpoilerState {
  const [choice] = useChoice(SPOILERS)
  const [revealed, setRevealed] = useState(false)
  return { hidden: choice === 'hidden' && !revealed, revealed, reveal: () => setRevealed(true) }
}
