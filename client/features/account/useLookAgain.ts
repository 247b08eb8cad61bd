import { useEffect, useEffectEvent } from 'react'
import { lookAgain } from './look-again.ts'

/** How long after an answer Riot is asked again, in milliseconds. */
export const LOOK_EVERY_MS = 30_000

/** Asks again a while after every answer, as long as the page is visible. `waiting` is true until there is an answer. */
export function useLookAgain(waiting: boolean, look: () => void) {
  const lookNow = useEffectEvent(look)
  useEffect(() => {
    if (waiting) return
    return lookAgain(document, Date.now() + LOOK_EVERY_MS, lookNow)
  }, [waiting])
}
