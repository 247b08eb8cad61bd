import type { Clock } from '../../shared/clock.ts'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { DocumentData } from '../../store/document-store.ts'
import { type FollowedCollection, followCollection } from '../../store/follow-collection.ts'
import type { StoreWatches } from '../../store/store-watches.ts'
import { liveSourcesCollection } from '../collections/live-sources.ts'
import type { LiveItem } from '../rules/live-item.ts'
import { type LiveSource, INITIAL_SOURCE } from '../rules/live-source.ts'
import { cancellable } from './cancellable.ts'
import { ChangeSignal } from './change-signal.ts'
import type { LiveFeed, LiveUpdate } from './live-feed.ts'
import { LiveItems } from './live-items.ts'
import { ReaderTurns } from './reader-turns.ts'

interface Dependencies<T extends LiveItem & DocumentData> {
  readonly watches: StoreWatches
  /** The collection of the items; the id of a document is that of its item. */
  readonly definition: CollectionDefinition<T>
  readonly clock: Clock
  /** Receives an error for each document that can't be parsed. Such documents count as missing. */
  readonly report: (error: unknown) => void
}

/**
 * The watch starts at the first use. A reader that resumes after a revision gets the changes it missed if all of them are still
 * known, and a snapshot otherwise. It may get the removal of an item that it never received.
 */
export function createLiveFeed<T extends LiveItem & DocumentData>(dependencies: Dependencies<T>): LiveFeed<T> {
  const { definition, clock } = dependencies
  const closing = new AbortController()
  const following = { ...dependencies, signal: closing.signal }
  const items = new LiveItems<T>()
  const changeSignal = new ChangeSignal()
  const turns = new ReaderTurns()
  let source = INITIAL_SOURCE
  let followed: readonly FollowedCollection[] | null = null

  function follow(): readonly FollowedCollection[] {
    const sources = followCollection({
      ...following,
      definition: liveSourcesCollection,
      take({ snapshot, upserted, removed }) {
        const next = upserted.get(definition.name)
        if (next !== undefined) source = newerOf(source, next)
        else if (snapshot || removed.includes(definition.name)) source = INITIAL_SOURCE
        changeSignal.notify()
      },
    })
    const all = followCollection({
      ...following,
      take(event) {
        items.take(event, clock.now())
        changeSignal.notify()
      },
    })
    return [sources, all]
  }

  async function ready(): Promise<void> {
    followed ??= follow()
    await Promise.all(followed.map((each) => each.ready()))
  }

  async function* read(isWanted: (item: T) => boolean, after: number | null, leaveSignal: AbortSignal) {
    followed ??= follow()
    const hasLeft = () => leaveSignal.aborted || closing.signal.aborted
    while (!hasLeft() && !followed.every((each) => each.isReady())) await changeSignal.wait(leaveSignal)
    await turns.take()
    if (hasLeft()) return

    const reader = createReader(items, isWanted)
    let sentSource = source
    yield { ...reader.begin(after), source }
    while (!hasLeft()) {
      const update = reader.readChanges()
      if (update.upserted.length > 0 || update.removed.length > 0 || sentSource !== source) {
        sentSource = source
        yield { ...update, source }
      } else {
        await changeSignal.wait(leaveSignal)
        await turns.take()
      }
    }
  }

  return {
    async look() {
      await ready()
      return { revision: items.revision, items: items.listCurrent().map(([, item]) => item), source }
    },
    async source() {
      await ready()
      return source
    },

    async find(id) {
      await ready()
      return items.find(id)
    },
    watch: (isWanted, after) => cancellable((leaveSignal) => read(isWanted, after, leaveSignal)),
    close() {
      closing.abort()
      changeSignal.notify()
    },
  }
}

/** Computes the updates of one reader: the difference between the items it has and the current ones. */
function createReader<T extends LiveItem>(items: LiveItems<T>, isWanted: (item: T) => boolean) {
  const known = new Set<string>()
  let place = 0

  /** Returns a snapshot, or the changes missed since the revision `after`. */
  function begin(after: number | null): Omit<LiveUpdate<T>, 'source'> {
    const wanted = items.listCurrent().filter(([, item]) => isWanted(item))
    for (const [id] of wanted) known.add(id)
    place = items.place
    const missed = after === null ? null : items.missedAfter(after)
    return missed === null
      ? { revision: items.revision, snapshot: true, upserted: wanted.map(([, item]) => item), removed: [] }
      : {
          revision: items.revision,
          snapshot: false,
          upserted: missed.flatMap(([id, item]) => (item !== null && known.has(id) ? [item] : [])),
          // The reader may have any of these items, so all that it must not have are removed.
          removed: missed.flatMap(([id]) => (known.has(id) ? [] : [id])),
        }
  }

  function readChanges(): Omit<LiveUpdate<T>, 'source'> {
    const upserted: T[] = []
    const removed = items.place === place ? [] : [...known].filter((id) => !items.remembers(id))
    for (const id of removed) known.delete(id)
    for (const [id, item] of items.since(place)) {
      if (item !== null && isWanted(item)) {
        known.add(id)
        upserted.push(item)
      } else if (known.delete(id)) {
        removed.push(id)
      }
    }
    place = items.place
    return { revision: items.revision, snapshot: false, upserted, removed }
  }

  return { begin, readChanges }
}

/** Returns the newer state: a restarted watch can deliver a state that is older than the one before. */
function newerOf(known: LiveSource, next: LiveSource): LiveSource {
  const isSame = known.state === next.state && known.observedAt === next.observedAt && known.oldestAt === next.oldestAt
  return isSame || (known.observedAt ?? 0) > (next.observedAt ?? 0) ? known : next
}
