import { constants } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { findPicture, PICTURE_SIZE_LIMIT } from '../../domain/picture.ts'
import type { PictureSubject } from '../../domain/picture-subject.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PictureSource } from '../../ports/images.ts'

/** How soon a picture is noticed that somebody has put there: milliseconds. */
const LOOK_AGAIN_MS = 30_000

/** How long a browser keeps one without asking whether it has changed: seconds. */
const MAX_AGE_SECONDS = 300

/** The endings of pictures, the one that is taken first at the front. What is inside says what a picture is. */
const ENDINGS = ['png', 'webp', 'jpg', 'jpeg', 'svg']

const FILE = new RegExp(`^(?<name>.+)\\.(?<ending>${ENDINGS.join('|')})$`, 'i')

interface PictureFile {
  readonly path: string
  /** The place of its ending among {@link ENDINGS}. */
  readonly rank: number
}

export interface PictureDirectoryHealth {
  /** How many pictures there are. */
  readonly pictures: number
  /** What was wrong when it was last looked at; null when nothing was. */
  readonly problem: string | null
}

export interface PictureDirectory extends PictureSource {
  health(): PictureDirectoryHealth
}

export interface PictureDirectoryOptions {
  readonly directory: string
  readonly clock: Clock
  /** The names, without endings, under which the picture of something may lie there. */
  readonly keptAs: (subject: PictureSubject) => readonly string[]
  /** Told once of each thing that is wrong, in words. */
  readonly report: (problem: string) => void
}

/**
 * A folder of somebody's own pictures. What it holds is listed, and a name is looked up in the list and never joined to a
 * path, so no name leads out of it; links in it are not followed. Upper and lower case are the same.
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
        reportOnce(`${path} is not shown: it is no PNG, JPEG, WebP or SVG of at most ${PICTURE_SIZE_LIMIT} bytes`)
      }
      return picture
    } catch (error) {
      reportOnce(`${path} can't be read: ${error instanceof Error ? error.message : String(error)}`)
      return null
    }
  }

  function reportOnce(words: string): void {
    if (reported.has(words)) return
    reported.add(words)
    report(words)
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

/** Null for a file that is larger than a picture may be. */
async function readSmall(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  // A link that has taken the place of the file since it was listed is not followed either.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    const { size } = await file.stat()
    return size > PICTURE_SIZE_LIMIT ? null : new Uint8Array(await file.readFile())
  } finally {
    await file.close()
  }
}
