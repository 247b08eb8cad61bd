import { UpstreamUnavailable } from '../../gateway/ports/upstream.ts'
import type { FakeClock } from './fake-clock.ts'

/** How a question to the client ended, and when. Times are milliseconds since 1970. */
export type Ending<T> =
  | { readonly kind: 'answered'; readonly value: T; readonly at: number }
  | { readonly kind: 'sent away'; readonly error: UpstreamUnavailable; readonly at: number }

/** Waits for the end of a question. Any other error than `UpstreamUnavailable` goes on to the test. */
export async function endingOf<T>(clock: FakeClock, question: Promise<T>): Promise<Ending<T>> {
  try {
    const value = await question
    return { kind: 'answered', value, at: clock.now() }
  } catch (error) {
    if (!(error instanceof UpstreamUnavailable)) throw error
    return { kind: 'sent away', error, at: clock.now() }
  }
}

/** Asks, lets `ms` pass, and answers with the end. */
export async function askAndWait<T>(clock: FakeClock, question: Promise<T>, ms: number): Promise<Ending<T>> {
  const ending = endingOf(clock, question)
  await clock.advance(ms)
  return ending
}
