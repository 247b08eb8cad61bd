import { ROSTER_LEDGER_ID, rosterLedgerCollection } from '../collections/roster-ledger.ts'
import type { RosterChange } from '../domain/roster-change.ts'
import { compareChanges, isWanted, type RosterChangeFilter } from '../domain/roster-change-list.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { RosterChangesFeed } from '../ports/roster-changes-feed.ts'
import { untilReturned } from './until-returned.ts'

/** How many changes a snapshot holds. */
const SNAPSHOT = 25

/** Who has missed more than this gets a snapshot instead. */
const MOST_MISSED = 100

const EVERYTHING: RosterChangeFilter = { team: null, playerId: null }

/** How long a watch that broke off rests before it begins anew, in milliseconds. */
const RESTART_MS = 1000

/** Reads the ledger. */
interface LedgerReading {
  /** The newest changes, newest first. */
  listNewest(filter: RosterChangeFilter, count: number): Promise<readonly RosterChange[]>
  /** Every change that was written down after the one with this number, in the order of the numbers. */
  listSince(number: number, filter: RosterChangeFilter): Promise<readonly RosterChange[]>
  findChange(number: number): Promise<RosterChange | null>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly ledger: LedgerReading
  readonly clock: Clock
  /** Is told why a watch of the store broke off. It begins anew by itself. */
  readonly report: (error: unknown) => void
}

/** The feed of roster changes over a store. */
export function createRosterChangesFeed({ store, ledger, clock, report }: Dependencies): RosterChangesFeed {
  const closing = new AbortController()
  let started = false
  /** The number of the newest change; null until the store has told it. */
  let head: number | null = null
  /** What wakes the readers that wait. */
  const waiting = new Set<() => void>()

  function learn(number: number): void {
    // What a reader has found can be ahead of what the watch tells.
    head = Math.max(head ?? 0, number)
    for (const wake of waiting) wake()
    waiting.clear()
  }

  /** Follows the head of the ledger: one small document that every change writes. */
  async function follow(): Promise<void> {
    for await (const event of store.watch(rosterLedgerCollection.name, closing.signal)) {
      const documents =
        event.kind === 'snapshot'
          ? event.documents
          : event.changes.flatMap((change) => (change.kind === 'upserted' ? [change.document] : []))
      const found = documents.find(({ id }) => id === ROSTER_LEDGER_ID)
      learn(found === undefined ? 0 : rosterLedgerCollection.schema.parse(found.data).changes)
    }
  }

  function start(): void {
    started = true
    follow()
      .catch(report)
      .finally(() => {
        if (!closing.signal.aborted) clock.schedule(RESTART_MS, start)
      })
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

  async function* read(filter: RosterChangeFilter, after: number | null, left: AbortSignal) {
    let wake: (() => void) | null = null
    const leave = () => wake?.()
    left.addEventListener('abort', leave)
    closing.signal.addEventListener('abort', leave)
    try {
      let told = after
      while (!left.aborted && !closing.signal.aborted) {
        if (head === null || told === head) {
          const { promise, resolve } = Promise.withResolvers<void>()
          wake = resolve
          waiting.add(resolve)
          await promise
          waiting.delete(resolve)
        } else if (told === null || told > head || head - told > MOST_MISSED) {
          told = head
          yield { number: told, snapshot: true, upserted: await ledger.listNewest(filter, SNAPSHOT) }
        } else {
          const { number, upserted } = await listMissed(told)
          learn(number)
          told = number
          const wanted = upserted.filter((change) => isWanted(change, filter))
          if (wanted.length > 0) yield { number, snapshot: false, upserted: wanted }
        }
      }
    } finally {
      left.removeEventListener('abort', leave)
      closing.signal.removeEventListener('abort', leave)
    }
  }

  return {
    watch(filter, after) {
      if (!started) start()
      return untilReturned((left) => read(filter, after, left))
    },
    close() {
      closing.abort()
    },
  }
}
