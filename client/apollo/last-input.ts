const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll']

/** Returns a function with the time of the visitor's last input, on the clock of `performance.now()`; -Infinity before the first. */
export function watchInputs(page: EventTarget): () => number {
  let lastAt = -Infinity
  for (const name of INPUTS) {
    page.addEventListener(name, ({ timeStamp }) => (lastAt = timeStamp), { capture: true, passive: true })
  }
  return () => lastAt
}
