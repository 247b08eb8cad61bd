/** Repeats `step` until the promise settles; returns its value, or throws its error. */
export async function settled<T>(promise: Promise<T>, step: () => Promise<void>): Promise<T> {
  const state = { isSettled: false }
  const settle = () => void (state.isSettled = true)
  promise.then(settle, settle)
  while (!state.isSettled) await step()
  return promise
}
