/**
 * Starts something as soon as its code is loaded. Returns a function that stops it, or prevents its start. Without the code,
 * nothing starts.
 */
export function startLater<Code>(code: Promise<Code>, start: (code: Code) => () => void): () => void {
  let isStopped = false
  let stop: (() => void) | null = null
  async function startNow(): Promise<void> {
    const loaded = await code
    if (!isStopped) stop = start(loaded)
  }
  startNow().catch(() => {})
  return () => {
    isStopped = true
    stop?.()
  }
}
