import { useState } from 'react'
import { SPOILERS } from './choices.ts'
import { useChoice } from './useChoice.ts'

/** Visibility of one result for a visitor who wants no spoilers. */
export interface SpoilerState {
  readonly hidden: boolean
  /** True once the visitor has revealed it. */
  readonly revealed: boolean
  readonly reveal: () => void
}

/** Hides one result until it is revealed, when the visitor hides spoilers and the result is a pro's (the default). */
export function useSpoiler(ofPro = true): SpoilerState {
  const [choice] = useChoice(SPOILERS)
  const [revealed, setRevealed] = useState(false)
  return { hidden: ofPro && choice === 'hidden' && !revealed, revealed, reveal: () => setRevealed(true) }
}
