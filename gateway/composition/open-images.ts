import { join } from 'node:path'
import type { StaticDataHealth } from '../game-data/data-dragon/data-dragon-static-data.ts'
import type { Augments } from '../game-data/services/augments.ts'
import type { StaticData } from '../game-data/services/static-data.ts'
import { createDragonPictures } from '../images/downloaded/dragon-pictures.ts'
import type { FetchedPictures } from '../images/downloaded/fetched-pictures.ts'
import { firstPictureSource } from '../images/downloaded/first-picture-source.ts'
import { operatorPicturePaths } from '../images/downloaded/operator-picture-paths.ts'
import { PictureCache, type PictureCacheHealth } from '../images/downloaded/picture-cache.ts'
import { createPictureDirectory, type PictureDirectoryHealth } from '../images/downloaded/picture-directory.ts'
import { PictureHost, type PictureHostHealth, type PictureHostOptions } from '../images/downloaded/picture-host.ts'
import type { KnownPros } from '../images/downloaded/storage-objects.ts'
import { createStoragePictures, OBJECT_NOT_FOUND, toStorageProblem } from '../images/downloaded/storage-pictures.ts'
import { createMissingSpells } from '../images/drawn/missing-spells.ts'
import { findPictureSubject, type NamedInGame } from '../images/rules/picture-subject.ts'
import { createImages } from '../images/serve-images.ts'
import { UpstreamWait } from '../limits/upstream-wait.ts'
import type { Clock } from '../shared/clock.ts'
import type { Log } from '../shared/log.ts'
import type { Fetch } from '../upstream/fetch.ts'
import type { OnUpstreamEvent } from '../upstream/upstream-event.ts'
import { communityDragonUrl } from './community-dragon-url.ts'
import type { Env } from './env.ts'

/** Limit of the picture cache on disk. All pictures of the game together are smaller. */
const CACHE_LIMIT_BYTES = 256 * 1_048_576

const FIREBASE_STORAGE = 'https://firebasestorage.googleapis.com'

/** Statuses by which both dragons report a missing picture. */
const NO_SUCH_PICTURE = [403, 404]

export interface ImagesParts {
  readonly env: ImagesEnv
  /** The network, or a stand-in. */
  readonly fetch: Fetch
  readonly clock: Clock
  readonly random: () => number
  readonly staticData: StaticData & { health(): Pick<StaticDataHealth, 'version'> }
  readonly augments: Augments
  /** Current players and teams of the pro scene. Rejects when they can't be read. */
  readonly listPros: () => Promise<KnownPros>
  readonly log: Pick<Log, 'warn'>
  /** Called once for each picture that was asked for. Its part is the name of the source. */
  readonly onEvent: OnUpstreamEvent
  /** Called for each picture from a source: true when it was cached. */
  readonly onLookup?: (isHit: boolean) => void
}

type ImagesEnv = Pick<
  Env,
  | 'COMMUNITY_DRAGON_URL'
  | 'DATA_DIR'
  | 'DATA_DRAGON_URL'
  | 'FIREBASE_STORAGE_BUCKET'
  | 'FIREBASE_STORAGE_URL'
  | 'IMAGES'
  | 'IMAGES_DIR'
>

/** State of each source of pictures; `off` for sources that are not used. */
export interface ImagesHealth {
  readonly directory: PictureDirectoryHealth | 'off'
  readonly storage: PictureHostHealth | 'off'
  readonly dataDragon: PictureHostHealth | 'off'
  readonly communityDragon: PictureHostHealth | 'off'
  readonly cache: PictureCacheHealth | 'off'
}

/** The handler of `/images/`. */
export interface Images {
  readonly handle: (request: Request) => Promise<Response>
  readonly health: () => ImagesHealth
  /** Stops all requests to sources; resolves once no request is under way. */
  readonly close: () => Promise<void>
}

/**
 * Opens the sources of pictures. Each picture is taken from the first that has it: the operator's folder, the operator's bucket,
 * the game's own pictures, or else a drawing. A failing source is paused, and reported in the log and in the health.
 */
export async function openImages(parts: ImagesParts): Promise<Images> {
  const { env, staticData, augments, log, onLookup = () => {} } = parts
  const report = (problem: string) => log.warn('a source of pictures does not work', { problem })
  const directory = openDirectory(parts, report)
  const hosts = openHosts(parts)
  const opened = Object.values(hosts).filter((host) => host !== null)
  const cache =
    opened.length === 0
      ? null
      : await PictureCache.open({ directory: join(env.DATA_DIR, 'images'), limit: CACHE_LIMIT_BYTES, report, onLookup })
  const fetched = cache === null ? [] : openFetched(parts, hosts, cache)
  const source = firstPictureSource(directory === null ? fetched : [directory, ...fetched])

  return {
    handle: createImages({
      findSubject: (path) => findPictureSubject(path, namesIn(staticData, augments)),
      findPicture: (subject) => source.find(subject, new UpstreamWait()),
      noteDrawn: createMissingSpells((spell) => log.warn('a summoner spell has no picture', { spell })),
    }),
    health: () => ({
      directory: directory?.health() ?? 'off',
      storage: hosts.storage?.health() ?? 'off',
      dataDragon: hosts.dataDragon?.health() ?? 'off',
      communityDragon: hosts.communityDragon?.health() ?? 'off',
      cache: cache?.health() ?? 'off',
    }),
    async close() {
      for (const host of opened) host.close()
      await Promise.all(fetched.map((source) => source.settled()))
    },
  }
}

type Report = (problem: string) => void

/** The hosts that the environment allows; null for a host that it turns off. */
interface Hosts {
  readonly storage: PictureHost | null
  readonly dataDragon: PictureHost | null
  readonly communityDragon: PictureHost | null
}

function openDirectory({ env, clock, staticData }: ImagesParts, report: Report) {
  if (env.IMAGES_DIR === undefined) return null
  return createPictureDirectory({
    directory: env.IMAGES_DIR,
    clock,
    keptAs: (subject) => operatorPicturePaths(subject, staticData),
    report,
  })
}

function openHosts({ env, fetch, clock, random, onEvent }: ImagesParts): Hosts {
  const open = (host: Pick<PictureHostOptions, 'name' | 'baseUrl' | 'missing' | 'toProblem'>) =>
    new PictureHost({ ...host, fetch, clock, random, onEvent })
  const openDragon = (name: string, baseUrl: string) =>
    open({ name, baseUrl, missing: NO_SUCH_PICTURE, toProblem: toDragonProblem })

  const dataDragon = env.IMAGES === 'auto' ? (env.DATA_DRAGON_URL?.replace(/\/+$/, '') ?? null) : null
  const communityDragon = dataDragon === null ? null : communityDragonUrl(env)
  return {
    storage:
      env.FIREBASE_STORAGE_BUCKET === undefined
        ? null
        : open({
            name: 'Firebase Storage',
            baseUrl: env.FIREBASE_STORAGE_URL ?? FIREBASE_STORAGE,
            missing: OBJECT_NOT_FOUND,
            toProblem: toStorageProblem,
          }),
    dataDragon: dataDragon === null ? null : openDragon('Data Dragon', dataDragon),
    communityDragon: communityDragon === null ? null : openDragon('Community Dragon', communityDragon),
  }
}

function openFetched(parts: ImagesParts, hosts: Hosts, cache: PictureCache): readonly FetchedPictures[] {
  const { env, staticData, augments, listPros, clock } = parts
  const { storage, ...dragons } = hosts
  const bucket = env.FIREBASE_STORAGE_BUCKET
  const fetched: FetchedPictures[] = []
  if (storage !== null && bucket !== undefined) {
    fetched.push(createStoragePictures({ host: storage, bucket, staticData, listPros, cache, clock }))
  }
  if (dragons.dataDragon !== null) {
    const version = () => staticData.health().version
    fetched.push(createDragonPictures({ hosts: dragons, staticData, augments, version, cache, clock }))
  }
  return fetched
}

function toDragonProblem(status: number | null): string {
  return status === null ? 'it does not answer' : `it answered ${status}`
}

function namesIn(staticData: StaticData, augments: Augments): NamedInGame {
  return {
    findChampion(keyOrSlug) {
      const found =
        typeof keyOrSlug === 'number' ? staticData.champion(keyOrSlug) : staticData.championBySlug(keyOrSlug)
      // Drawings show English letters in every language.
      return found && { key: found.key, slug: found.slug, name: found.name('en').text }
    },
    findRune(icon) {
      for (const style of staticData.listRuneStyles()) {
        if (style.icon === icon) return { kind: 'rune-style', id: style.id }
        const rune = style.slots.flat().find((each) => each.icon === icon)
        if (rune !== undefined) return { kind: 'rune', id: rune.id }
      }
      return null
    },
    findRarity: (augmentId) => augments.find(augmentId)?.rarity ?? null,
  }
}
