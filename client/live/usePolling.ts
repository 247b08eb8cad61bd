import { useEffect, useEffectEvent } from 'react'
import { serverTime } from '../hydration/server-time.ts'
import { pollWhenVisible } from './poll-when-visible.ts'

export const LOOK_EVERY_MS = 30_000

/** Repeats the request some time after every answer, while the page is visible. `waiting` is true until there is an answer. */
export function usePolling(waiting: boolean, look: () => void) {
  const lookNow = useEffectEvent(look)
  useEffect(() => {
    if (waiting) return
    return pollWhenVisible(document, serverTime.now() + LOOK_EVERY_MS, lookNow)
  }, [waiting])
}
