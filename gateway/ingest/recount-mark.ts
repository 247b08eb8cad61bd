import { openCollection } from '../collections/collection.ts'
import { STATISTICS_STATE_ID, statisticsStateCollection } from '../collections/statistics-state.ts'
import { NOTHING_COUNTED, type StatisticsState } from '../domain/statistics-state.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentStore, Transaction } from '../ports/document-store.ts'

/** How long nobody else counts when whoever recounts is not heard of any more, in milliseconds. */
export const RECOUNT_LIFETIME = 60_000

/** How often he is heard of, in milliseconds. */
const RENEW_EVERY = 10_000

/**
 * Whether everything is counted anew just now. After `broken off` the statistics can be those of before in one part and
 * anew in another, until somebody recounts again.
 */
export type RecountState = 'none' | 'under way' | 'broken off'

/** Thrown to whoever wants to recount while another does, or was stopped just now. */
export class RecountUnderWay extends Error {
  override readonly name = 'RecountUnderWay'
  /** When it ends at the latest unless the other goes on, in milliseconds since 1970. */
  readonly until: number

  constructor(until: number, now: number) {
    const seconds = Math.ceil((until - now) / 1000)
    super(`Another recount is under way, or was stopped just now; try again in ${seconds} s, or when it has ended`)
    this.until = until
  }
}

/** Thrown to whoever recounts when he stood still for so long that others have gone on to count. */
export class RecountLost extends Error {
  override readonly name = 'RecountLost'

  constructor() {
    super('The recount stood still for too long, and others have gone on to count; recount once more')
  }
}

/** Thrown to whoever recounts when he was told to stop. */
export class RecountStopped extends Error {
  override readonly name = 'RecountStopped'

  constructor(howFar = '') {
    super(`The recount was stopped. ${howFar}`.trimEnd())
  }
}

/** The right to write statistics while nobody else counts: a mark in the state that every counter reads. */
export interface RecountMark {
  /** Has to be called now and then: makes it last. Throws {@link RecountLost} or {@link RecountStopped}. */
  keep(): Promise<void>
  /** Runs a transaction, and makes it last. Throws {@link RecountLost} or {@link RecountStopped}, with nothing written. */
  write(body: (transaction: Transaction) => void): Promise<void>
  /** Takes the mark away and writes what the statistics are now. Throws {@link RecountLost}, with nothing written. */
  end(toState: (state: StatisticsState) => Omit<StatisticsState, 'recount' | 'revision'>): Promise<void>
  /**
   * Takes the mark away before the end, so that others count on at once. The recount is broken off where something of the
   * statistics was `mended`; else all is as it was before. Throws {@link RecountLost}, with nothing written.
   */
  giveBack(mended: boolean): Promise<void>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  /** Names this recount, and no other. */
  readonly holder: string
  /** Tells this recount to stop. */
  readonly signal: AbortSignal
}

/** What the state says of a recount. */
export function recountStateOf({ recount }: StatisticsState, now: number): RecountState {
  if (recount === null) return 'none'
  return now < recount.until ? 'under way' : 'broken off'
}

/** The state of whoever counts although a recount was not ended: which can't go on from then on. */
export function withoutHolder(state: StatisticsState): StatisticsState {
  return state.recount === null ? state : { ...state, recount: { ...state.recount, until: 0 } }
}

/** Throws {@link RecountUnderWay}. */
export async function takeRecountMark({ store, clock, holder, signal }: Dependencies): Promise<RecountMark> {
  const states = openCollection(store, statisticsStateCollection)
  let renewedAt = clock.now()

  function mark(state: StatisticsState): StatisticsState {
    const { revision } = state
    return { ...state, recount: { holder, until: clock.now() + RECOUNT_LIFETIME }, revision: revision + 1 }
  }

  /** Whoever has counted since has set its end to 0, however late that is noticed here. */
  async function change(
    toState: (state: StatisticsState) => StatisticsState,
    body: (transaction: Transaction) => void = () => undefined,
  ): Promise<void> {
    await store.transaction(async (transaction) => {
      const writer = states.in(transaction)
      const state = await writer.find(STATISTICS_STATE_ID)
      if (state?.recount?.holder !== holder || state.recount.until === 0) throw new RecountLost()
      body(transaction)
      writer.set(STATISTICS_STATE_ID, toState(state))
    })
    renewedAt = clock.now()
  }

  const before = await store.transaction(async (transaction) => {
    const writer = states.in(transaction)
    const state = (await writer.find(STATISTICS_STATE_ID)) ?? NOTHING_COUNTED
    const now = clock.now()
    if (state.recount !== null && now < state.recount.until) throw new RecountUnderWay(state.recount.until, now)
    writer.set(STATISTICS_STATE_ID, mark(state))
    return withoutHolder(state)
  })
  return {
    async keep() {
      if (signal.aborted) throw new RecountStopped()
      if (clock.now() >= renewedAt + RENEW_EVERY) await change(mark)
    },
    async write(body) {
      if (signal.aborted) throw new RecountStopped()
      await change(mark, body)
    },
    end: (toState) => change((state) => ({ ...toState(state), recount: null, revision: state.revision + 1 })),
    async giveBack(mended) {
      const recount = mended ? { holder, until: 0 } : before.recount
      await change((state) => ({ ...state, recount, revision: state.revision + 1 }))
    },
  }
}
