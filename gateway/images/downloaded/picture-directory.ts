import { constants } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Clock } from '../../shared/clock.ts'
import type { PictureSource } from '../picture-source.ts'
import type { PictureSubject } from '../rules/picture-subject.ts'
import { findPicture, PICTURE_LIMIT_BYTES } from '../rules/picture.ts'

/** Interval at which the folder is listed again. */
const LOOK_AGAIN_MS = 30_000

/** Without revalidation. */
const MAX_AGE_SECONDS = 300

/** File extensions, in order of preference. The type of a picture is read from its content. */
const ENDINGS = ['png', 'webp', 'jpg', 'jpeg', 'svg']

const FILE = new RegExp(`^(?<name>.+)\\.(?<ending>${ENDINGS.join('|')})$`, 'i')

interface PictureFile {
  readonly path: string
  readonly rank: number
}

export interface PictureDirectoryHealth {
  readonly pictures: number
  /** Problem of the last listing; null when there was none. */
  readonly problem: string | null
}

export interface PictureDirectory extends PictureSource {
  health(): PictureDirectoryHealth
}

export interface PictureDirectoryOptions {
  readonly directory: string
  readonly clock: Clock
  /** Names of a subject's picture, without extensions. */
  readonly keptAs: (subject: PictureSubject) => readonly string[]
  /** Called once for each problem. */
  readonly report: (problem: string) => void
}

/**
 * Names are looked up in a listing and never joined to a path, so no name leads outside the folder. Symbolic links are not
 * followed. Names are case-insensitive.
 */
export function createPictureDirectory({
  directory,
  clock,
  keptAs,
  report,
}: PictureDirectoryOptions): PictureDirectory {
  const reported = new Set<string>()
  let files: ReadonlyMap<string, PictureFile> = new Map()
  let problem: string | null = null
  let lookedAt: number | null = null
  let looking: Promise<void> | null = null

  async function look(): Promise<void> {
    try {
      files = await listPictures(directory)
      problem = null
    } catch (error) {
      files = new Map()
      problem = `IMAGES_DIR can't be read: ${error instanceof Error ? error.message : String(error)}`
      reportOnce(problem)
    }
    lookedAt = clock.now()
    looking = null
  }

  async function lookWhenDue(): Promise<void> {
    if (looking === null && lookedAt !== null && clock.now() - lookedAt < LOOK_AGAIN_MS) return
    await (looking ??= look())
  }

  async function readPicture(path: string) {
    try {
      const bytes = await readSmall(path)
      const picture = bytes && findPicture(bytes)
      if (picture === null) {
        reportOnce(`${path} is not shown: it is not a PNG, JPEG, WebP or SVG of at most ${PICTURE_LIMIT_BYTES} bytes`)
      }
      return picture
    } catch (error) {
      reportOnce(`${path} can't be read: ${error instanceof Error ? error.message : String(error)}`)
      return null
    }
  }

  function reportOnce(message: string): void {
    if (reported.has(message)) return
    reported.add(message)
    report(message)
  }

  return {
    async find(subject) {
      await lookWhenDue()
      for (const name of keptAs(subject)) {
        const file = files.get(toKey(name))
        const picture = file === undefined ? null : await readPicture(file.path)
        if (picture !== null) return { kind: 'found', picture, maxAgeSeconds: MAX_AGE_SECONDS }
      }
      return { kind: problem === null ? 'missing' : 'unavailable' }
    },
    health: () => ({ pictures: files.size, problem }),
  }
}

async function listPictures(directory: string): Promise<ReadonlyMap<string, PictureFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = new Map<string, PictureFile>()
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const { name, ending } = FILE.exec(relative(directory, path))?.groups ?? {}
    if (!entry.isFile() || name === undefined || ending === undefined) continue
    const key = toKey(name.split(sep).join('/'))
    const rank = ENDINGS.indexOf(ending.toLowerCase())
    if (rank < (files.get(key)?.rank ?? ENDINGS.length)) files.set(key, { path, rank })
  }
  return files
}

function toKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** Null for a file over the size limit of pictures. */
async function readSmall(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  // The file may have been replaced by a symbolic link since the listing.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    const { size } = await file.stat()
    return size > PICTURE_LIMIT_BYTES ? null : new Uint8Array(await file.readFile())
  } finally {
    await file.close()
  }
}
