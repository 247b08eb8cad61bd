import { type CollectionEvent, followCollection } from '../collections/follow-collection.ts'
import { ROSTER_LEDGER_ID, type RosterLedger, rosterLedgerCollection } from '../collections/roster-ledger.ts'
import type { RosterChange } from '../domain/roster-change.ts'
import { compareChanges, isWanted, type RosterChangeFilter } from '../domain/roster-change-list.ts'
import type { Clock } from '../ports/clock.ts'
import type { RosterChangesFeed } from '../ports/roster-changes-feed.ts'
import type { StoreWatches } from '../ports/store-watches.ts'
import { News } from './news.ts'
import { untilReturned } from './until-returned.ts'

/** How many changes a snapshot holds. */
const SNAPSHOT = 25

/** Who has missed more than this gets a snapshot instead. */
const MOST_MISSED = 100

const EVERYTHING: RosterChangeFilter = { team: null, playerId: null }

/** Reads the ledger. */
interface LedgerReading {
  /** The newest changes, newest first. */
  listNewest(filter: RosterChangeFilter, count: number): Promise<readonly RosterChange[]>
  /** Every change that was written down after the one with this number, in the order of the numbers. */
  listSince(number: number, filter: RosterChangeFilter): Promise<readonly RosterChange[]>
  findChange(number: number): Promise<RosterChange | null>
}

interface Dependencies {
  readonly watches: StoreWatches
  readonly ledger: LedgerReading
  readonly clock: Clock
  /** Is told of an end of the ledger that can't be understood. It counts as missing. */
  readonly report: (error: unknown) => void
}

/** The feed of roster changes over a store. It begins to watch at the first use. */
export function createRosterChangesFeed({ watches, ledger, clock, report }: Dependencies): RosterChangesFeed {
  const closing = new AbortController()
  const news = new News()
  let isFollowing = false
  /** The number of the newest change; null until the store has told it. */
  let head: number | null = null

  function learn(number: number): void {
    // What a reader has found can be ahead of what the watch tells.
    head = Math.max(head ?? 0, number)
    news.tell()
  }

  function take({ upserted }: CollectionEvent<RosterLedger>): void {
    learn(upserted.get(ROSTER_LEDGER_ID)?.changes ?? 0)
  }

  /** Follows the head of the ledger: one small document that every change writes. */
  function follow(): void {
    if (isFollowing) return
    isFollowing = true
    followCollection({ watches, definition: rosterLedgerCollection, clock, signal: closing.signal, report, take })
  }

  /** What was written down after a number, and what that has taken back; it can be more than the head tells of yet. */
  async function listMissed(number: number) {
    const since = await ledger.listSince(number, EVERYTHING)
    const undone = since.flatMap(({ undoes }) => (undoes === null || undoes > number ? [] : [undoes]))
    const earlier = await Promise.all(undone.map((each) => ledger.findChange(each)))
    return {
      number: since.at(-1)?.number ?? number,
      upserted: [...since, ...earlier.filter((change) => change !== null)].toSorted(compareChanges),
    }
  }

  /**
   * What `list` finds when nothing becomes known meanwhile: readers who are told something at the same moment know the same,
   * however long each of them had to wait for the ledger.
   */
  async function whileNothingIsNew<T>(list: () => Promise<T>): Promise<T> {
    for (;;) {
      const before = head
      const found = await list()
      if (head === before) return found
    }
  }

  async function* read(filter: RosterChangeFilter, after: number | null, left: AbortSignal) {
    follow()
    let told = after
    let hasBegun = false
    while (!left.aborted && !closing.signal.aborted) {
      if (head === null || (told === head && hasBegun)) {
        await news.next(left)
      } else if (told === null || told > head || head - told > MOST_MISSED) {
        const upserted = await whileNothingIsNew(() => ledger.listNewest(filter, SNAPSHOT))
        hasBegun = true
        told = head
        yield { number: head, snapshot: true, upserted }
      } else {
        const missedAfter = told
        const { number, upserted } = await whileNothingIsNew(() => listMissed(missedAfter))
        learn(number)
        told = number
        const wanted = upserted.filter((change) => isWanted(change, filter))
        if (wanted.length > 0 || !hasBegun) yield { number, snapshot: false, upserted: wanted }
        hasBegun = true
      }
    }
  }

  return {
    watch: (filter, after) => untilReturned((left) => read(filter, after, left)),
    close() {
      closing.abort()
      news.tell()
    },
  }
}
