import type { Later } from '../components/popover-turns.ts'

export const startTimer: Later = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}
