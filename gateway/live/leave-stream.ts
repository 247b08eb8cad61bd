/** Lets go of a stream of events, begun or not. */
export function leaveStream(stream: AsyncIterator<unknown>): void {
  // Nobody is left who could be told what went wrong.
  stream.return?.().catch(() => {})
}
