import type { StaticData } from '../../game-data/services/static-data.ts'
import type { Clock } from '../../shared/clock.ts'
import type { PictureSubject } from '../rules/picture-subject.ts'
import { createFetchedPictures, type FetchedPictures } from './fetched-pictures.ts'
import { operatorPicturePaths } from './operator-picture-paths.ts'
import type { PictureCache } from './picture-cache.ts'
import type { HostAnswer, PictureHost } from './picture-host.ts'
import { findStorageObject, type KnownPros } from './storage-objects.ts'

export const OBJECT_NOT_FOUND = [404]

/** Names of other statuses in Firebase's own clients. */
const CODES: ReadonlyMap<number, string> = new Map([
  [400, 'invalid-url'],
  [401, 'unauthenticated'],
  [402, 'quota-exceeded'],
  [403, 'unauthorized'],
  [429, 'resource-exhausted'],
  [499, 'canceled'],
])

/** Name of a status in Firebase's own clients, with the status; null means that there was no answer. */
export function toStorageProblem(status: number | null): string {
  if (status === null || status >= 500) return `storage/retry-limit-exceeded${status === null ? '' : ` (${status})`}`
  return `storage/${CODES.get(status) ?? 'unknown'} (${status})`
}

export interface StoragePicturesOptions {
  readonly host: Pick<PictureHost, 'ask' | 'isFailing'>
  readonly bucket: string
  readonly staticData: StaticData
  /** Current players and teams of the pro scene. Rejects when they can't be read. */
  readonly listPros: () => Promise<KnownPros>
  readonly cache: PictureCache
  readonly clock: Clock
}

/** The bucket has to be publicly readable. */
export function createStoragePictures(options: StoragePicturesOptions): FetchedPictures {
  const { host, bucket, staticData, listPros, cache, clock } = options

  async function ask(subject: PictureSubject): Promise<HostAnswer> {
    const pros = await listPros().catch(() => null)
    if (pros === null) return { kind: 'refused' }
    const object = findStorageObject(subject, staticData, pros)
    if (object === null) return { kind: 'missing', isCertain: true }
    return host.ask(`/v0/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(object)}?alt=media`)
  }

  return createFetchedPictures({
    keyOf: (subject) => `storage/${bucket}/${operatorPicturePaths(subject, staticData)[0]}`,
    ask,
    isFailing: () => host.isFailing(),
    cache,
    clock,
    freshMs: 3_600_000,
    missingMs: 600_000,
    maxAgeSeconds: 3_600,
  })
}
