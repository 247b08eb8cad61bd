import { onTestFinished } from 'vitest'

/** Counts the turns of the event loop until the end of the test. */
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
