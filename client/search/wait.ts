import type { Later } from '../components/popover-turns.ts'

/** Waits as the browser's clock goes. */
export const wait: Later = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}
