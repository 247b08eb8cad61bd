import type { Clock } from '../../shared/clock.ts'
import { OperatorError } from '../../shared/operator-error.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import { STATISTICS_STATE_ID, statisticsStateCollection } from '../collections/statistics-state.ts'
import type { StatisticsState } from '../collections/statistics-state.ts'
import { COUNTED_FORM, INITIAL_STATISTICS_STATE } from '../rules/statistics-state.ts'
import { findCountedState } from './counted-state.ts'
import type { RecountProgress } from './recount-progress.ts'

/** Lifetime of a recount's mark that is not renewed. Other counters wait that long. */
export const RECOUNT_LIFETIME_MS = 60_000

/** Renewal interval of the mark. */
const RENEW_EVERY_MS = 10_000

/** After `broken off`, the statistics can be partly old and partly recounted, until another recount completes. */
export type RecountState = 'none' | 'under way' | 'broken off'

/** Thrown when another recount is running, or was stopped just now. */
export class RecountUnderWay extends OperatorError {
  override readonly name = 'RecountUnderWay'
  /** Time when the other recount's mark expires unless it is renewed, in milliseconds since 1970. */
  readonly until: number

  constructor(until: number, now: number) {
    const seconds = Math.ceil((until - now) / 1000)
    super(`Another recount is running, or was stopped just now. Try again in ${seconds} s, or when it has ended`)
    this.until = until
  }
}

/** Thrown when a recount stalled for so long that other counters have resumed. */
export class RecountLost extends OperatorError {
  override readonly name = 'RecountLost'

  constructor() {
    super('The recount stalled for too long, and other counters have resumed. Run the recount again')
  }
}

/** Thrown when a recount was requested to stop. */
export class RecountStopped extends Error {
  override readonly name = 'RecountStopped'

  constructor(details = '') {
    super(`The recount was stopped. ${details}`.trimEnd())
  }
}

/** A mark in the state, which every counter reads. Each method throws `UnsupportedCountedForm` once a later version has counted. */
export interface RecountMark {
  /** True when the statistics were counted in another form than today's. */
  readonly isOfOtherForm: boolean
  /** Renews the mark when due; must be called regularly. Throws {@link RecountLost} or {@link RecountStopped}. */
  keep(): Promise<void>
  /** May read before it writes. Renews the mark. Throws {@link RecountLost} or {@link RecountStopped}, with nothing written. */
  write(body: (transaction: Transaction) => void | Promise<void>): Promise<void>
  /** Removes the mark and writes the final state of the statistics. Throws {@link RecountLost}, with nothing written. */
  end(toState: (state: StatisticsState) => Omit<StatisticsState, 'recount' | 'revision'>): Promise<void>
  /**
   * Releases the mark early, so that other counters resume at once. The recount counts as broken off when any document
   * was corrected (`corrected`); otherwise the state is as before. Throws {@link RecountLost}, with nothing written.
   */
  giveBack(corrected: boolean): Promise<void>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly holder: string
  readonly progress: Pick<RecountProgress, 'matches' | 'stored'>
  readonly signal: AbortSignal
}

export function recountStateOf({ recount }: StatisticsState, now: number): RecountState {
  if (recount === null) return 'none'
  return now < recount.until ? 'under way' : 'broken off'
}

/** Returns the state for a counter that works after an unfinished recount. That recount can't continue from then on. */
export function expireRecount(state: StatisticsState): StatisticsState {
  return state.recount === null ? state : { ...state, recount: { ...state.recount, until: 0 } }
}

/** Throws {@link RecountUnderWay}, or `UnsupportedCountedForm`, when no recount may begin. */
export async function refuseSecondRecount(store: DocumentStore, clock: Clock): Promise<void> {
  refuseDuring((await findCountedState(store)) ?? INITIAL_STATISTICS_STATE, clock.now())
}

function refuseDuring({ recount }: StatisticsState, now: number): void {
  if (recount !== null && now < recount.until) throw new RecountUnderWay(recount.until, now)
}

/** Throws {@link RecountUnderWay}, or `UnsupportedCountedForm`. */
export async function takeRecountMark({ store, clock, holder, progress, signal }: Dependencies): Promise<RecountMark> {
  const states = openCollection(store, statisticsStateCollection)
  let renewedAt = clock.now()

  function shown(): Pick<RecountProgress, 'matches' | 'stored'> {
    return { matches: progress.matches, stored: progress.stored }
  }

  function mark(state: StatisticsState): StatisticsState {
    const { revision } = state
    const until = clock.now() + RECOUNT_LIFETIME_MS
    return { ...state, recount: { holder, until, ...shown() }, revision: revision + 1 }
  }

  /** A counter that has counted since has set `until` to 0, which reveals the loss however late it is noticed here. */
  async function change(
    toState: (state: StatisticsState) => StatisticsState,
    body: (transaction: Transaction) => void | Promise<void> = () => undefined,
  ): Promise<void> {
    await store.transaction(async (transaction) => {
      const writer = states.in(transaction)
      const state = await findCountedState(transaction)
      if (state?.recount?.holder !== holder || state.recount.until === 0) throw new RecountLost()
      await body(transaction)
      writer.set(STATISTICS_STATE_ID, toState(state))
    })
    renewedAt = clock.now()
  }

  const before = await store.transaction(async (transaction) => {
    const writer = states.in(transaction)
    const state = (await findCountedState(transaction)) ?? INITIAL_STATISTICS_STATE
    refuseDuring(state, clock.now())
    writer.set(STATISTICS_STATE_ID, mark(state))
    return expireRecount(state)
  })
  return {
    isOfOtherForm: before.form !== COUNTED_FORM,
    async keep() {
      if (signal.aborted) throw new RecountStopped()
      if (clock.now() >= renewedAt + RENEW_EVERY_MS) await change(mark)
    },
    async write(body) {
      if (signal.aborted) throw new RecountStopped()
      await change(mark, body)
    },
    end: (toState) => change((state) => ({ ...toState(state), recount: null, revision: state.revision + 1 })),
    async giveBack(corrected) {
      const recount = corrected ? { holder, until: 0, ...shown() } : before.recount
      await change((state) => ({ ...state, recount, revision: state.revision + 1 }))
    },
  }
}
