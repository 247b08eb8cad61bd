/** Closes a stream of events, whether or not it was ever read. */
export function closeStream(stream: AsyncIterator<unknown>): void {
  // No one is left to receive the error.
  stream.return?.().catch(() => {})
}
