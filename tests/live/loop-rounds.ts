import { onTestFinished } from 'vitest'

/** Counts how often the event loop gets around, until the test is over. */
export function countLoopRounds(): () => number {
  let rounds = 0
  let isOver = false
  const count = () => {
    rounds++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  onTestFinished(() => {
    isOver = true
  })
  return () => rounds
}
