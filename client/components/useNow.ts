import { useCallback, useSyncExternalStore } from 'react'

/**
 * The time in milliseconds since 1970, rounded down to whole steps of `stepMs`. Only the component that asks renders
 * again, once a step.
 */
export function useNow(stepMs: number): number {
  const subscribe = useCallback(
    (onStep: () => void) => {
      const timer = setInterval(onStep, stepMs)
      return () => clearInterval(timer)
    },
    [stepMs],
  )
  const read = () => Math.floor(Date.now() / stepMs) * stepMs
  return useSyncExternalStore(subscribe, read, read)
}
