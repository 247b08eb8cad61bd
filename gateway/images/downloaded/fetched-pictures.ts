import { LRUCache } from 'lru-cache'
import type { Clock } from '../../shared/clock.ts'
import type { PictureSource } from '../picture-source.ts'
import type { PictureSubject } from '../rules/picture-subject.ts'
import type { PictureAnswer } from '../rules/picture.ts'
import type { PictureCache } from './picture-cache.ts'
import type { HostAnswer } from './picture-host.ts'

/** Retry delay after an invalid answer, or one that may be about the whole host. */
const BROKEN_MS = 8_000

const KEPT_MISSES = 20_000

export interface FetchedPicturesOptions {
  /** Key of a subject's picture in the cache. No other source may use the same keys. */
  readonly keyOf: (subject: PictureSubject) => string
  /** Downloads a picture. Must not reject. */
  readonly ask: (subject: PictureSubject) => Promise<HostAnswer>
  /** True when a host fails that may have the picture: a drawing is shown soon then. The download continues. */
  readonly isFailing: (subject: PictureSubject) => boolean
  readonly cache: PictureCache
  readonly clock: Clock
  /** Age at which a picture is fetched again, in milliseconds. The old one is shown in the meantime. */
  readonly freshMs: number
  /** Lifetime of a cached absence, in milliseconds. */
  readonly missingMs: number
  /** Lifetime in the browser's cache, in seconds. */
  readonly maxAgeSeconds: number
}

export interface FetchedPictures extends PictureSource {
  /** Resolves once no download is under way. The hosts must be closed before. */
  settled(): Promise<void>
}

/** Creates a source of downloaded pictures. Concurrent requests for a picture share one download, and the result is cached. */
export function createFetchedPictures(options: FetchedPicturesOptions): FetchedPictures {
  const { keyOf, ask, isFailing, cache, clock, freshMs, missingMs, maxAgeSeconds } = options
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
        return noteMissing(key, answer.isCertain)
      case 'broken':
        absences.set(key, { kind: 'unavailable', until: clock.now() + BROKEN_MS })
        return { kind: 'unavailable' }
      case 'refused':
        return { kind: 'unavailable' }
    }
  }

  /** A host that refuses everything for a while takes no picture away, and leaves no lasting absence. */
  async function noteMissing(key: string, isCertain: boolean): Promise<PictureAnswer> {
    const isKept = cache.findFetchTime(key) !== null
    absences.set(key, { kind: 'missing', until: clock.now() + (isCertain || isKept ? missingMs : BROKEN_MS) })
    if (isCertain && isKept) await cache.remove(key)
    return { kind: 'missing' }
  }

  return {
    async find(subject, wait) {
      const key = keyOf(subject)
      const kept = await cache.find(key)
      if (kept === null) {
        const now = clock.now()
        return within(wait.endOf(now, isFailing(subject)) - now, fetchOnce(key, subject), clock)
      }
      // Not the time of `kept`: another request may have replaced the picture during the read.
      const fetchedAt = cache.findFetchTime(key)
      if (fetchedAt !== null && clock.now() - fetchedAt >= freshMs) void fetchOnce(key, subject)
      return { kind: 'found', picture: kept.picture, maxAgeSeconds }
    },

    async settled() {
      await Promise.all(underWay.values())
    },
  }
}

/** Reason for a missing picture, and its expiry in milliseconds since 1970. */
interface Absence {
  readonly kind: 'missing' | 'unavailable'
  readonly until: number
}

/** The answer, or `unavailable` when it does not arrive in time. */
async function within(ms: number, answer: Promise<PictureAnswer>, clock: Clock): Promise<PictureAnswer> {
  const { promise: given, resolve: giveUp } = Promise.withResolvers<PictureAnswer>()
  const cancel = clock.schedule(ms, () => giveUp({ kind: 'unavailable' }))
  try {
    return await Promise.race([answer, given])
  } finally {
    cancel()
  }
}
