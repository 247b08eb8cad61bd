import { LRUCache } from 'lru-cache'
import type { PictureAnswer } from '../../domain/picture.ts'
import type { PictureSubject } from '../../domain/picture-subject.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PictureSource } from '../../ports/images.ts'
import type { PictureCache } from './picture-cache.ts'
import type { HostAnswer } from './picture-host.ts'

/** How long somebody waits for a picture before it is drawn: milliseconds. It goes on being fetched. */
const PATIENCE_MS = 5_000

/** How long what came in the place of a picture keeps it from being asked for again: milliseconds. */
const BROKEN_MS = 60_000

/** Pictures that are remembered not to be there. */
const KEPT_MISSES = 20_000

export interface FetchedPicturesOptions {
  /** What the picture of a subject is kept under, as no other source keeps its own. */
  readonly keyOf: (subject: PictureSubject) => string
  /** Asks over the network. Must not reject. */
  readonly ask: (subject: PictureSubject) => Promise<HostAnswer>
  readonly cache: PictureCache
  readonly clock: Clock
  /** How old a picture may be before it is fetched anew: milliseconds. The old one is shown meanwhile. */
  readonly freshMs: number
  /** How soon a missing one is asked for again: milliseconds. */
  readonly missingMs: number
  /** How long a browser may keep one: seconds. */
  readonly maxAgeSeconds: number
}

/** A source over the network. */
export interface FetchedPictures extends PictureSource {
  /** Resolves when nothing is under way any more; the hosts must be closed before. */
  settled(): Promise<void>
}

/** Pictures from the network that are fetched once for all who want them at the same time, and kept. */
export function createFetchedPictures(options: FetchedPicturesOptions): FetchedPictures {
  const { keyOf, ask, cache, clock, freshMs, missingMs, maxAgeSeconds } = options
  const underWay = new Map<string, Promise<PictureAnswer>>()
  const absences = new LRUCache<string, Absence>({ max: KEPT_MISSES })

  function findAbsence(key: string): Absence | null {
    const absence = absences.get(key)
    return absence !== undefined && clock.now() < absence.until ? absence : null
  }

  function fetchOnce(key: string, subject: PictureSubject): Promise<PictureAnswer> {
    const absence = findAbsence(key)
    if (absence !== null) return Promise.resolve({ kind: absence.kind })
    const existing = underWay.get(key)
    if (existing !== undefined) return existing
    const fetching = fetchAndKeep(key, subject).finally(() => underWay.delete(key))
    underWay.set(key, fetching)
    return fetching
  }

  async function fetchAndKeep(key: string, subject: PictureSubject): Promise<PictureAnswer> {
    const answer = await ask(subject)
    switch (answer.kind) {
      case 'found':
        await cache.write(key, { picture: answer.picture, fetchedAt: clock.now() })
        return { kind: 'found', picture: answer.picture, maxAgeSeconds }
      case 'missing':
        absences.set(key, { kind: 'missing', until: clock.now() + missingMs })
        if (cache.has(key)) await cache.remove(key)
        return { kind: 'missing' }
      case 'broken':
        absences.set(key, { kind: 'unavailable', until: clock.now() + BROKEN_MS })
        return { kind: 'unavailable' }
      case 'refused':
        return { kind: 'unavailable' }
    }
  }

  return {
    async find(subject) {
      const key = keyOf(subject)
      const kept = cache.has(key) ? await cache.read(key) : null
      if (kept === null) return withPatience(fetchOnce(key, subject), clock)
      if (clock.now() - kept.fetchedAt >= freshMs) void fetchOnce(key, subject)
      return { kind: 'found', picture: kept.picture, maxAgeSeconds }
    },

    async settled() {
      await Promise.all(underWay.values())
    },
  }
}

/** Why there is no picture, and until when that is believed: milliseconds since 1970. */
interface Absence {
  readonly kind: 'missing' | 'unavailable'
  readonly until: number
}

async function withPatience(answer: Promise<PictureAnswer>, clock: Clock): Promise<PictureAnswer> {
  const { promise: given, resolve: giveUp } = Promise.withResolvers<PictureAnswer>()
  const cancel = clock.schedule(PATIENCE_MS, () => giveUp({ kind: 'unavailable' }))
  try {
    return await Promise.race([answer, given])
  } finally {
    cancel()
  }
}
