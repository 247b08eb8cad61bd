/** Closes a stream of events, whether or not it was ever read. */
export function closeStream(stream: AsyncIterator<unknown>): void {
  // The subscriber has left, so the error has no receiver.
  stream.return?.().catch(() => {})
}
