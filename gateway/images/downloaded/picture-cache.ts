import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { findPicture, type Picture } from '../rules/picture.ts'

/** Limit of the fallback cache in memory while the disk fails. */
const MEMORY_LIMIT_BYTES = 16 * 1_048_576

/** A file's name is the hash of its key, so no key can lead outside the folder. */
const FILE_NAME = /^[0-9a-f]{40}$/

const HALF_WRITTEN = /^[0-9a-f]{40}\.[0-9a-f]{16}$/

/** A picture with its fetch time, in milliseconds since 1970. */
export interface KeptPicture {
  readonly picture: Picture
  readonly fetchedAt: number
}

export interface PictureCacheHealth {
  readonly pictures: number
  readonly bytes: number
  /** Last problem with the disk; null when there is none. */
  readonly problem: string | null
}

interface KeptFile {
  readonly bytes: number
  readonly fetchedAt: number
}

export interface PictureCacheOptions {
  /** Created when it is missing. Must contain nothing else. */
  readonly directory: string
  /** Limit in bytes. The picture with the oldest fetch time is evicted first. */
  readonly limit: number
  /** Called once, when the disk fails for the first time. */
  readonly report: (problem: string) => void
  /** Called for each picture that is looked for: true when it is kept. */
  readonly onLookup?: (isHit: boolean) => void
}

/** Pictures survive a restart. When the disk fails, those without room in memory are fetched again: no method rejects. */
export class PictureCache {
  readonly #options: PictureCacheOptions
  /** Oldest first. */
  readonly #files = new Map<string, KeptFile>()
  readonly #unwritten = new LRUCache<string, KeptPicture>({
    maxSize: MEMORY_LIMIT_BYTES,
    sizeCalculation: ({ picture }) => picture.bytes.byteLength,
  })
  #bytes = 0
  #problem: string | null = null
  #reported = false

  private constructor(options: PictureCacheOptions) {
    this.#options = options
  }

  /** Lists the folder, and deletes files that an earlier process left incomplete. */
  static async open(options: PictureCacheOptions): Promise<PictureCache> {
    const cache = new PictureCache(options)
    await cache.#listFolder()
    return cache
  }

  /** Finds the fetch time of this key's picture, in milliseconds since 1970; null when there seems to be none. */
  findFetchTime(key: string): number | null {
    return (this.#unwritten.get(key) ?? this.#files.get(nameOf(key)))?.fetchedAt ?? null
  }

  /** Looks for a picture; null when there is none. */
  async find(key: string): Promise<KeptPicture | null> {
    const kept = this.findFetchTime(key) === null ? null : await this.read(key)
    this.#options.onLookup?.(kept !== null)
    return kept
  }

  /** Reads a picture; null when there is none that can be read. */
  async read(key: string): Promise<KeptPicture | null> {
    // A picture in memory is newer than its file: the disk refused it.
    const unwritten = this.#unwritten.get(key)
    if (unwritten !== undefined) return unwritten
    const name = nameOf(key)
    const file = this.#files.get(name)
    if (file === undefined) return null
    try {
      const picture = findPicture(new Uint8Array(await readFile(this.#pathOf(name))))
      if (picture !== null) return { picture, fetchedAt: file.fetchedAt }
    } catch (error) {
      // The disk works if the file was removed or replaced during the read.
      if (this.#files.get(name) !== file) return null
      this.#failed(error)
    }
    await this.#remove(name)
    return null
  }

  async write(key: string, kept: KeptPicture): Promise<void> {
    const name = nameOf(key)
    const draft = this.#pathOf(`${name}.${randomBytes(8).toString('hex')}`)
    try {
      await writeFile(draft, kept.picture.bytes, { flag: 'wx' })
      await utimes(draft, kept.fetchedAt / 1000, kept.fetchedAt / 1000)
      await rename(draft, this.#pathOf(name))
      this.#add(name, { bytes: kept.picture.bytes.byteLength, fetchedAt: kept.fetchedAt })
      this.#unwritten.delete(key)
      this.#problem = null
    } catch (error) {
      this.#failed(error)
      this.#unwritten.set(key, kept)
      await rm(draft, { force: true }).catch(() => undefined)
    }
    await this.#removeOldest()
  }

  async remove(key: string): Promise<void> {
    this.#unwritten.delete(key)
    await this.#remove(nameOf(key))
  }

  health(): PictureCacheHealth {
    return { pictures: this.#files.size, bytes: this.#bytes, problem: this.#problem }
  }

  async #listFolder(): Promise<void> {
    const { directory } = this.#options
    try {
      await mkdir(directory, { recursive: true })
      const names = await readdir(directory)
      await Promise.all(names.filter((name) => HALF_WRITTEN.test(name)).map((name) => rm(this.#pathOf(name))))
      const files = await Promise.all(
        names
          .filter((name) => FILE_NAME.test(name))
          .map(async (name) => ({ name, stats: await stat(this.#pathOf(name)) })),
      )
      for (const { name, stats } of files.toSorted((a, b) => a.stats.mtimeMs - b.stats.mtimeMs)) {
        this.#add(name, { bytes: stats.size, fetchedAt: Math.round(stats.mtimeMs) })
      }
    } catch (error) {
      this.#failed(error)
    }
    await this.#removeOldest()
  }

  #add(name: string, file: KeptFile): void {
    this.#forget(name)
    this.#files.set(name, file)
    this.#bytes += file.bytes
  }

  #forget(name: string): void {
    this.#bytes -= this.#files.get(name)?.bytes ?? 0
    this.#files.delete(name)
  }

  async #removeOldest(): Promise<void> {
    for (const name of this.#files.keys()) {
      if (this.#bytes <= this.#options.limit) return
      await this.#remove(name)
    }
  }

  async #remove(name: string): Promise<void> {
    this.#forget(name)
    await rm(this.#pathOf(name), { force: true }).catch((error: unknown) => this.#failed(error))
  }

  #pathOf(name: string): string {
    return join(this.#options.directory, name)
  }

  #failed(error: unknown): void {
    this.#problem = `pictures can't be stored on the disk: ${error instanceof Error ? error.message : String(error)}`
    if (this.#reported) return
    this.#reported = true
    this.#options.report(this.#problem)
  }
}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40)
}
