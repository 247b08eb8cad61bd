import { cancellable } from '../../delivery/feeds/cancellable.ts'
import { ChangeSignal } from '../../delivery/feeds/change-signal.ts'
import type { Clock } from '../../shared/clock.ts'
import { type CollectionEvent, followCollection } from '../../store/follow-collection.ts'
import type { StoreWatches } from '../../store/store-watches.ts'
import { ROSTER_LEDGER_ID, type RosterLedger, rosterLedgerCollection } from '../collections/roster-ledger.ts'
import { compareChanges, isWanted, type RosterChangeFilter } from '../rules/roster-change-list.ts'
import type { RosterChange } from '../rules/roster-change.ts'
import type { RosterChangesFeed } from './roster-changes-feed.ts'

/** Number of changes in a snapshot. */
const SNAPSHOT = 25

/** A reader that missed more changes than this gets a snapshot instead. */
const MAX_MISSED = 100

const EVERYTHING: RosterChangeFilter = { team: null, playerId: null }

interface LedgerReading {
  /** Lists the newest changes, newest first. */
  listNewest(filter: RosterChangeFilter, count: number): Promise<readonly RosterChange[]>
  /** Lists every change with a higher number than this one, in ascending order. */
  listSince(number: number, filter: RosterChangeFilter): Promise<readonly RosterChange[]>
  findChange(number: number): Promise<RosterChange | null>
}

interface Dependencies {
  readonly watches: StoreWatches
  readonly ledger: LedgerReading
  readonly clock: Clock
  /** Receives an error for a ledger document that can't be parsed. It counts as missing. */
  readonly report: (error: unknown) => void
}

/** Creates the feed of roster changes over a store. The watch starts at the first use. */
export function createRosterChangesFeed({ watches, ledger, clock, report }: Dependencies): RosterChangesFeed {
  const closing = new AbortController()
  const changeSignal = new ChangeSignal()
  let isFollowing = false
  /** Number of the newest change; null until the store has delivered it. */
  let head: number | null = null

  function raiseHead(number: number): void {
    // A reader may have read a newer change than the watch has delivered.
    head = Math.max(head ?? 0, number)
    changeSignal.notify()
  }

  function take({ upserted }: CollectionEvent<RosterLedger>): void {
    raiseHead(upserted.get(ROSTER_LEDGER_ID)?.changes ?? 0)
  }

  /** Follows the head of the ledger: one small document that every change writes. */
  function follow(): void {
    if (isFollowing) return
    isFollowing = true
    followCollection({ watches, definition: rosterLedgerCollection, clock, signal: closing.signal, report, take })
  }

  /** Lists the changes after a number and the earlier changes that they undo. It can find changes above the current head. */
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
   * Repeats `list` until the head has not changed meanwhile. Readers that get an update at the same moment then get the same
   * one, however long each had to wait for the ledger.
   */
  async function untilHeadIsStable<T>(list: () => Promise<T>): Promise<T> {
    for (;;) {
      const before = head
      const found = await list()
      if (head === before) return found
    }
  }

  async function* read(filter: RosterChangeFilter, after: number | null, leaveSignal: AbortSignal) {
    follow()
    let sent = after
    let hasBegun = false
    while (!leaveSignal.aborted && !closing.signal.aborted) {
      if (head === null || (sent === head && hasBegun)) {
        await changeSignal.wait(leaveSignal)
      } else if (sent === null || sent > head || head - sent > MAX_MISSED) {
        const upserted = await untilHeadIsStable(() => ledger.listNewest(filter, SNAPSHOT))
        hasBegun = true
        sent = head
        yield { number: head, snapshot: true, upserted }
      } else {
        const missedAfter = sent
        const { number, upserted } = await untilHeadIsStable(() => listMissed(missedAfter))
        raiseHead(number)
        // The newest entries are missing when they were about a person who was removed.
        sent = head
        const wanted = upserted.filter((change) => isWanted(change, filter))
        if (wanted.length > 0 || !hasBegun) yield { number, snapshot: false, upserted: wanted }
        hasBegun = true
      }
    }
  }

  return {
    watch: (filter, after) => cancellable((leaveSignal) => read(filter, after, leaveSignal)),
    close() {
      closing.abort()
      changeSignal.notify()
    },
  }
}
