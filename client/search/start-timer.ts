import type { Later } from '../components/popover-turns.ts'

/** Waits with the browser's timer. */
export const startTimer: Later = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}
