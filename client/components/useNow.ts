import { use, useCallback, useSyncExternalStore } from 'react'
import { RenderedAt } from '../hydration/rendered-at.ts'
import { serverTime } from '../hydration/server-time.ts'

/** Milliseconds since 1970, rounded down to multiples of `stepMs`. Callers with one step rerender together, none while hidden. */
export function useNow(stepMs: number): number {
  const subscribe = useCallback((onStep: () => void) => clockOf(stepMs).subscribe(onStep), [stepMs])
  const renderedAt = use(RenderedAt)
  const stepOf = (moment: number) => Math.floor(moment / stepMs) * stepMs
  return useSyncExternalStore(
    subscribe,
    () => stepOf(serverTime.now()),
    () => stepOf(renderedAt ?? serverTime.now()),
  )
}

interface Clock {
  subscribe(onStep: () => void): () => void
}

/** One clock for each step length, only in browsers. */
const clocks = new Map<number, Clock>()

function clockOf(stepMs: number): Clock {
  const known = clocks.get(stepMs)
  if (known !== undefined) return known
  const made = createClock(stepMs)
  clocks.set(stepMs, made)
  return made
}

function createClock(stepMs: number): Clock {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function tick() {
    for (const listener of listeners) listener()
    waitForStep()
  }
  function waitForStep() {
    clearTimeout(timer)
    // The millisecond after the step's start prevents a reading just before it.
    if (!document.hidden) timer = setTimeout(tick, stepMs - (serverTime.now() % stepMs) + 1)
  }

  return {
    subscribe(onStep) {
      if (listeners.size === 0) {
        document.addEventListener('visibilitychange', tick)
        waitForStep()
      }
      listeners.add(onStep)
      return () => {
        listeners.delete(onStep)
        if (listeners.size > 0) return
        document.removeEventListener('visibilitychange', tick)
        clearTimeout(timer)
      }
    },
  }
}
