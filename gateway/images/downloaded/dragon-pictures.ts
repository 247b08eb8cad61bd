import type { Clock } from '../../shared/clock.ts'
import type { PictureSubject } from '../rules/picture-subject.ts'
import { type DragonPlace, dragonPlacesOf, type GameData } from './dragon-paths.ts'
import { createFetchedPictures, type FetchedPictures } from './fetched-pictures.ts'
import type { PictureCache } from './picture-cache.ts'
import type { HostAnswer, PictureHost } from './picture-host.ts'

const HOUR_MS = 3_600_000

/** Kinds to which a patch adds: an unknown number may become valid. */
const GROWING: ReadonlySet<PictureSubject['kind']> = new Set([
  'augment',
  'champion',
  'item',
  'rune',
  'rune-style',
  'spell',
])

/** Placeholder for a version that is not known yet. */
const ANY_VERSION = 'any'

export interface DragonPicturesOptions extends GameData {
  /** The hosts that may be used; null for a host that is turned off. */
  readonly hosts: Readonly<Record<DragonPlace['host'], Pick<PictureHost, 'ask' | 'isFailing'> | null>>
  /** Data Dragon's newest version; null while it is not known. */
  readonly version: () => string | null
  readonly cache: PictureCache
  readonly clock: Clock
}

/** Pictures change with patches only. */
export function createDragonPictures({
  hosts,
  staticData,
  augments,
  version,
  cache,
  clock,
}: DragonPicturesOptions): FetchedPictures {
  function placesOf(subject: PictureSubject, version: string | null): readonly DragonPlace[] {
    return dragonPlacesOf(subject, { staticData, augments }, version).filter(({ host }) => hosts[host] !== null)
  }

  async function ask(subject: PictureSubject): Promise<HostAnswer> {
    const places = placesOf(subject, version())
    const isVersionMissing = places.length < placesOf(subject, ANY_VERSION).length
    let answer: HostAnswer = isVersionMissing ? { kind: 'refused' } : { kind: 'missing', isCertain: true }
    for (const { host, path } of places) {
      const next: HostAnswer = (await hosts[host]?.ask(path)) ?? answer
      if (next.kind === 'found') return next
      if (next.kind !== 'missing' || !next.isCertain) answer = next
    }
    return answer
  }

  const pictures = createFetchedPictures({
    keyOf: (subject) => `dragon/${toKey(subject)}`,
    ask,
    isFailing: (subject) => placesOf(subject, ANY_VERSION).some(({ host }) => hosts[host]?.isFailing() === true),
    cache,
    clock,
    freshMs: 7 * 24 * HOUR_MS,
    missingMs: 6 * HOUR_MS,
    maxAgeSeconds: 86_400,
  })
  return {
    async find(subject, wait) {
      if (placesOf(subject, ANY_VERSION).length > 0) return pictures.find(subject, wait)
      return { kind: GROWING.has(subject.kind) ? 'missing' : 'never' }
    },
    settled: () => pictures.settled(),
  }
}

function toKey(subject: PictureSubject): string {
  if (subject.kind === 'champion') return `champion/${subject.key}`
  return `${subject.kind}/${'id' in subject ? subject.id : subject.name}`
}
