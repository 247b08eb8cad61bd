import type { CollectionDefinition } from '../collections/collection.ts'
import { type FollowedCollection, followCollection } from '../collections/follow-collection.ts'
import { liveSourcesCollection } from '../collections/live-sources.ts'
import type { LiveItem } from '../domain/live-item.ts'
import { type LiveSource, UNHEARD } from '../domain/live-source.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentData } from '../ports/document-store.ts'
import type { LiveFeed, LiveUpdate } from '../ports/live-feed.ts'
import type { StoreWatches } from '../ports/store-watches.ts'
import { LiveItems } from './live-items.ts'
import { News } from './news.ts'
import { Turns } from './turns.ts'
import { untilReturned } from './until-returned.ts'

interface Dependencies<T extends LiveItem & DocumentData> {
  readonly watches: StoreWatches
  /** The collection of the items; the id of a document is that of its item. */
  readonly definition: CollectionDefinition<T>
  /** The document of `live_sources` that tells how the source of the items is doing. */
  readonly sourceId: string
  readonly clock: Clock
  /** Is told of documents that can't be understood. They count as missing. */
  readonly report: (error: unknown) => void
}

/**
 * The feed of the items of a collection. It begins to watch at the first use. A reader who goes on after a revision is given
 * what he has missed where all of that is still remembered, and otherwise everything; he may be told of the end of something
 * that he never heard of.
 */
export function createLiveFeed<T extends LiveItem & DocumentData>(dependencies: Dependencies<T>): LiveFeed<T> {
  const { sourceId, clock } = dependencies
  const closing = new AbortController()
  const following = { ...dependencies, signal: closing.signal }
  const items = new LiveItems<T>()
  const news = new News()
  const turns = new Turns()
  let source = UNHEARD
  let followed: readonly FollowedCollection[] | null = null

  function follow(): readonly FollowedCollection[] {
    const sources = followCollection({
      ...following,
      definition: liveSourcesCollection,
      take({ snapshot, upserted, removed }) {
        const told = upserted.get(sourceId)
        if (told !== undefined) source = newerOf(source, told)
        else if (snapshot || removed.includes(sourceId)) source = UNHEARD
        news.tell()
      },
    })
    const all = followCollection({
      ...following,
      take(event) {
        items.take(event, clock.now())
        news.tell()
      },
    })
    return [sources, all]
  }

  async function heard(): Promise<void> {
    followed ??= follow()
    await Promise.all(followed.map((each) => each.heard()))
  }

  async function* read(isWanted: (item: T) => boolean, after: number | null, left: AbortSignal) {
    followed ??= follow()
    const hasLeft = () => left.aborted || closing.signal.aborted
    while (!hasLeft() && !followed.every((each) => each.isHeard())) await news.next(left)
    await turns.take()
    if (hasLeft()) return

    const reader = createReader(items, isWanted)
    let told = source
    yield { ...reader.begin(after), source }
    while (!hasLeft()) {
      const update = reader.goOn()
      if (update.upserted.length > 0 || update.removed.length > 0 || told !== source) {
        told = source
        yield { ...update, source }
      } else {
        await news.next(left)
        await turns.take()
      }
    }
  }

  return {
    async look() {
      await heard()
      return { revision: items.revision, items: items.listStanding().map(([, item]) => item), source }
    },
    async find(id) {
      await heard()
      return items.find(id)
    },
    watch: (isWanted, after) => untilReturned((left) => read(isWanted, after, left)),
    close() {
      closing.abort()
      news.tell()
    },
  }
}

/** What one reader is told: the difference between what he holds and what stands when he asks. */
function createReader<T extends LiveItem>(items: LiveItems<T>, isWanted: (item: T) => boolean) {
  const held = new Set<string>()
  let place = 0

  /** Everything, or what he has missed after a revision. */
  function begin(after: number | null): Omit<LiveUpdate<T>, 'source'> {
    const wanted = items.listStanding().filter(([, item]) => isWanted(item))
    for (const [id] of wanted) held.add(id)
    place = items.place
    const missed = after === null ? null : items.missedAfter(after)
    return missed === null
      ? { revision: items.revision, snapshot: true, upserted: wanted.map(([, item]) => item), removed: [] }
      : {
          revision: items.revision,
          snapshot: false,
          upserted: missed.flatMap(([id, item]) => (item !== null && held.has(id) ? [item] : [])),
          // What he held is not known.
          removed: missed.flatMap(([id]) => (held.has(id) ? [] : [id])),
        }
  }

  function goOn(): Omit<LiveUpdate<T>, 'source'> {
    const upserted: T[] = []
    const removed = items.place === place ? [] : [...held].filter((id) => !items.remembers(id))
    for (const id of removed) held.delete(id)
    for (const [id, item] of items.since(place)) {
      if (item !== null && isWanted(item)) {
        held.add(id)
        upserted.push(item)
      } else if (held.delete(id)) {
        removed.push(id)
      }
    }
    place = items.place
    return { revision: items.revision, snapshot: false, upserted, removed }
  }

  return { begin, goOn }
}

/** The watch of a store that was begun anew can tell what is older than what was told before. */
function newerOf(known: LiveSource, told: LiveSource): LiveSource {
  const isSame = known.state === told.state && known.observedAt === told.observedAt
  return isSame || (known.observedAt ?? 0) > (told.observedAt ?? 0) ? known : told
}
