import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { findPicture, type Picture } from '../../domain/picture.ts'

/** What is kept in memory where the disk takes nothing: bytes. */
const MEMORY_LIMIT = 16 * 1_048_576

/** The name of a file is the hash of what it holds the picture of: no name leads anywhere else, whoever made it up. */
const FILE_NAME = /^[0-9a-f]{40}$/

const HALF_WRITTEN = /^[0-9a-f]{40}\.[0-9a-f]{16}$/

/** A picture with the moment it was fetched, in milliseconds since 1970. */
export interface KeptPicture {
  readonly picture: Picture
  readonly fetchedAt: number
}

export interface PictureCacheHealth {
  readonly pictures: number
  readonly bytes: number
  /** What was wrong with the disk last; null when nothing was. */
  readonly problem: string | null
}

interface KeptFile {
  readonly bytes: number
  readonly fetchedAt: number
}

export interface PictureCacheOptions {
  /** Made when it is missing. Nothing else may be kept in it. */
  readonly directory: string
  /** How much it may hold: bytes. What was fetched longest ago goes first. */
  readonly limit: number
  /** Told in words when the disk fails for the first time. */
  readonly report: (problem: string) => void
}

/**
 * Pictures on the disk, so that they are there again when the process is. A disk that fails costs nothing but the fetching
 * of what the memory has no room for: nothing here rejects.
 */
export class PictureCache {
  readonly #options: PictureCacheOptions
  /** Oldest first. */
  readonly #files = new Map<string, KeptFile>()
  readonly #unwritten = new LRUCache<string, KeptPicture>({
    maxSize: MEMORY_LIMIT,
    sizeCalculation: ({ picture }) => picture.bytes.byteLength,
  })
  #bytes = 0
  #problem: string | null = null
  #reported = false

  private constructor(options: PictureCacheOptions) {
    this.#options = options
  }

  /** Notes what the folder holds, and takes away what was half written when a process ended. */
  static async open(options: PictureCacheOptions): Promise<PictureCache> {
    const cache = new PictureCache(options)
    await cache.#look()
    return cache
  }

  /** Whether there seems to be a picture of that key. */
  has(key: string): boolean {
    return this.#unwritten.has(key) || this.#files.has(nameOf(key))
  }

  /** The picture of a key; null when there is none that can be read. */
  async read(key: string): Promise<KeptPicture | null> {
    const name = nameOf(key)
    const file = this.#files.get(name)
    if (file === undefined) return this.#unwritten.get(key) ?? null
    try {
      const picture = findPicture(new Uint8Array(await readFile(this.#pathOf(name))))
      if (picture !== null) return { picture, fetchedAt: file.fetchedAt }
    } catch (error) {
      // The disk is not at fault where the file was taken away, or another one put there, while it was read.
      if (this.#files.get(name) !== file) return null
      this.#failed(error)
    }
    await this.#remove(name)
    return null
  }

  /** Keeps a picture in the place of the one before. */
  async write(key: string, kept: KeptPicture): Promise<void> {
    const name = nameOf(key)
    const draft = this.#pathOf(`${name}.${randomBytes(8).toString('hex')}`)
    try {
      await writeFile(draft, kept.picture.bytes, { flag: 'wx' })
      await utimes(draft, kept.fetchedAt / 1000, kept.fetchedAt / 1000)
      await rename(draft, this.#pathOf(name))
      this.#note(name, { bytes: kept.picture.bytes.byteLength, fetchedAt: kept.fetchedAt })
      this.#unwritten.delete(key)
      this.#problem = null
    } catch (error) {
      this.#failed(error)
      this.#unwritten.set(key, kept)
      await rm(draft, { force: true }).catch(() => undefined)
    }
    await this.#removeOldest()
  }

  /** Keeps none of that key any more. */
  async remove(key: string): Promise<void> {
    this.#unwritten.delete(key)
    await this.#remove(nameOf(key))
  }

  health(): PictureCacheHealth {
    return { pictures: this.#files.size, bytes: this.#bytes, problem: this.#problem }
  }

  async #look(): Promise<void> {
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
        this.#note(name, { bytes: stats.size, fetchedAt: Math.round(stats.mtimeMs) })
      }
    } catch (error) {
      this.#failed(error)
    }
    await this.#removeOldest()
  }

  #note(name: string, file: KeptFile): void {
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
    this.#problem = `pictures can't be kept on the disk: ${error instanceof Error ? error.message : String(error)}`
    if (this.#reported) return
    this.#reported = true
    this.#options.report(this.#problem)
  }
}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40)
}
