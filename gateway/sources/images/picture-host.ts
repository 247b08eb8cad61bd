import type { Picture } from '../../domain/picture.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Fetch } from '../fetch.ts'
import { Breaker } from '../http/breaker.ts'
import type { CircuitState } from '../http/circuit.ts'
import { downloadPicture } from './download-picture.ts'
import { PlacesInLine } from './places-in-line.ts'

/** How many pictures are asked for at once: a page has hundreds, and a connection each would be rude. */
const AT_ONCE = 8

/** How many more may wait for that: whoever comes later is drawn. */
const LONGEST_LINE = 500

/** What a host says to a question. */
export type HostAnswer =
  | { readonly kind: 'found'; readonly picture: Picture }
  | { readonly kind: 'missing' }
  /** It was asked, and what came was no answer. */
  | { readonly kind: 'broken' }
  /** It was not asked: it is being left alone, or too many wait. */
  | { readonly kind: 'refused' }

/** How a host is doing. Times are milliseconds since 1970. */
export interface PictureHostHealth {
  readonly breaker: CircuitState
  /** What was wrong with the last answer; null when nothing was. */
  readonly problem: string | null
  /** When it will be asked again; null when nothing forbids to ask now. */
  readonly retryAt: number | null
}

export interface PictureHostOptions {
  /** How people call it, such as `Data Dragon`. */
  readonly name: string
  readonly fetch: Fetch
  readonly clock: Clock
  readonly random: () => number
  /** Where it is, such as `https://ddragon.leagueoflegends.com`. */
  readonly baseUrl: string
  /** The statuses by which it says that it has no such picture. */
  readonly missing: readonly number[]
  /** What a status means that is neither 200 nor `missing`, or, for null, that nobody answered in time or at all. */
  readonly toProblem: (status: number | null) => string
  /** Told in words when it begins to be left alone; not again before it has answered. */
  readonly report: (problem: string) => void
}

/** Somewhere on the network that pictures are fetched from: a few at once, and left alone while it fails. */
export class PictureHost {
  readonly #options: PictureHostOptions
  readonly #breaker: Breaker
  readonly #line = new PlacesInLine(AT_ONCE, LONGEST_LINE)
  readonly #closing = new AbortController()
  #problem: string | null = null
  #reported = false

  constructor(options: PictureHostOptions) {
    this.#options = options
    this.#breaker = new Breaker(options.clock.now(), options.random)
  }

  /** Asks for the picture at a path, which begins with a slash and is safe in a URL. Never rejects. */
  async ask(path: string): Promise<HostAnswer> {
    if (this.#isLeftAlone()) return { kind: 'refused' }
    const leave = await this.#line.enter()
    if (leave === null) return { kind: 'refused' }
    try {
      // It may have begun to fail while this one waited.
      return this.#isLeftAlone() ? { kind: 'refused' } : await this.#askNow(path)
    } finally {
      leave()
    }
  }

  health(): PictureHostHealth {
    return {
      breaker: this.#breaker.state,
      problem: this.#problem,
      retryAt: this.#breaker.refusedUntil(this.#options.clock.now()),
    }
  }

  /** Asks nothing more, and gives up what is under way. */
  close(): void {
    this.#closing.abort()
  }

  #isLeftAlone(): boolean {
    return this.#closing.signal.aborted || this.#breaker.refusedUntil(this.#options.clock.now()) !== null
  }

  async #askNow(path: string): Promise<HostAnswer> {
    const { fetch, clock, baseUrl, missing, toProblem } = this.#options
    this.#breaker.enter(clock.now())
    const outcome = await downloadPicture(fetch, `${baseUrl}${path}`, clock, this.#closing.signal)
    if (this.#closing.signal.aborted) return { kind: 'refused' }
    switch (outcome.kind) {
      case 'found':
        this.#succeeded()
        return outcome
      case 'status':
        if (!missing.includes(outcome.status)) return this.#failed(toProblem(outcome.status))
        this.#succeeded()
        return { kind: 'missing' }
      case 'silent':
        return this.#failed(`${toProblem(null)} (${outcome.reason})`)
      case 'nonsense':
        return this.#failed(outcome.reason)
    }
  }

  #succeeded(): void {
    this.#breaker.succeeded(this.#options.clock.now())
    this.#problem = null
    this.#reported = false
  }

  #failed(problem: string): HostAnswer {
    const { name, clock, report } = this.#options
    this.#breaker.failed(clock.now())
    this.#problem = problem
    if (this.#breaker.state === 'open' && !this.#reported) {
      this.#reported = true
      report(`${name} is left alone for a while: ${problem}`)
    }
    return { kind: 'broken' }
  }
}
