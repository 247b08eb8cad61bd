import { use, useCallback, useSyncExternalStore } from 'react'
import { RenderedAt } from '../hydration/rendered-at.ts'
import { serverTime } from '../hydration/server-time.ts'

/** Whole seconds until a moment in ISO 8601, never below 0. */
export function useSecondsUntil(moment: string): number {
  const renderedAt = use(RenderedAt)
  const secondsFrom = useCallback((now: number) => Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000)), [moment])
  const read = useCallback(() => secondsFrom(serverTime.now()), [secondsFrom])
  const subscribe = useCallback(
    (onSecond: () => void) => {
      if (read() === 0) return () => {}
      const timer = setInterval(() => {
        onSecond()
        if (read() === 0) clearInterval(timer)
      }, 1000)
      return () => clearInterval(timer)
    },
    [read],
  )
  return useSyncExternalStore(subscribe, read, () => secondsFrom(renderedAt ?? serverTime.now()))
}
