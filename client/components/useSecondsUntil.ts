import { useCallback, useSyncExternalStore } from 'react'

/** Whole seconds until a moment in ISO 8601, never below 0. */
export function useSecondsUntil(moment: string): number {
  const read = useCallback(() => Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1000)), [moment])
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
  return useSyncExternalStore(subscribe, read, read)
}
