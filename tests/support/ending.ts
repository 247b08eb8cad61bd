import { UpstreamUnavailable } from '../../gateway/shared/upstream.ts'
import type { FakeClock } from './fake-clock.ts'

/** Outcome of a request to the Riot client. Times are milliseconds since 1970. */
export type Ending<T> =
  | { readonly kind: 'answered'; readonly value: T; readonly at: number }
  | { readonly kind: 'sent away'; readonly error: UpstreamUnavailable; readonly at: number }

/** Waits for the outcome of a request. Rethrows any error other than `UpstreamUnavailable`. */
export async function endingOf<T>(clock: FakeClock, question: Promise<T>): Promise<Ending<T>> {
  try {
    const value = await question
    return { kind: 'answered', value, at: clock.now() }
  } catch (error) {
    if (!(error instanceof UpstreamUnavailable)) throw error
    return { kind: 'sent away', error, at: clock.now() }
  }
}

/** Advances the clock by `ms`, and returns the outcome of the request. */
export async function askAndWait<T>(clock: FakeClock, question: Promise<T>, ms: number): Promise<Ending<T>> {
  const ending = endingOf(clock, question)
  await clock.advance(ms)
  return ending
}
