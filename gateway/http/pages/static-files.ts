import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { lookup } from 'mrmime'
import { preferredEncoding } from '../connection/compression.ts'
import { etagOf } from '../etag.ts'

/** File names in the first three folders contain a hash. The latest build and the service worker are revalidated each time. */
const CACHE_CONTROLS = [
  ['/assets/', 'public, max-age=31536000, immutable'],
  ['/_i18n/', 'public, max-age=86400'],
  ['/builds/meta/', 'public, max-age=31536000, immutable'],
  ['/builds/', 'no-cache'],
  ['/push-worker.js', 'no-cache'],
  ['/', 'public, max-age=300'],
] as const

interface StaticFile {
  readonly contentType: string
  readonly etag: string
  /** Null for a file that is only there in its compressed form, until a client needs it plain. */
  readonly content: Uint8Array<ArrayBuffer> | null
  /** The same content, compressed by the build. */
  readonly brotli: Uint8Array<ArrayBuffer> | null
}

export interface StaticFiles {
  /** Resolves to null when there is no such file. */
  find(path: string, acceptEncoding: string | null): Promise<Response | null>
}

/** For a server without a built client. */
export const NO_FILES: StaticFiles = { find: async () => null }

/**
 * Reads every file of the built client into memory, once. Paths are looked up and never joined to a folder, so no path leads
 * out of it. `index.html`, which belongs to the pages, and hidden files are left out. A file `x.js.br` is the brotli version of
 * `x.js`. Where the build left only that one, it is decompressed for clients that do not accept brotli. Throws when the folder is
 * missing.
 */
export async function readStaticFiles(directory: string): Promise<StaticFiles> {
  const contents = await readAll(directory)
  const files = new Map<string, StaticFile>()
  for (const path of new Set(Array.from(contents.keys(), (name) => name.replace(/\.br$/, '')))) {
    if (path === '/index.html') continue
    const contentType = lookup(path) ?? 'application/octet-stream'
    const content = contents.get(path) ?? null
    const brotli = contents.get(`${path}.br`) ?? null
    const etag = etagOf(content ?? brotli ?? '')
    files.set(path, { contentType: withCharset(contentType), etag, content, brotli })
  }

  return {
    async find(path, acceptEncoding) {
      const file = files.get(path)
      if (file === undefined) return null
      const { content, brotli } = file
      if (content !== null || brotli === null || preferredEncoding(acceptEncoding) === 'br') {
        return toResponse(path, file, acceptEncoding)
      }
      const plain = { ...file, content: await decompress(brotli) }
      // Kept, because each request would cost as much CPU again.
      files.set(path, plain)
      return toResponse(path, plain, acceptEncoding)
    },
  }
}

async function readAll(directory: string): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: `/${relative(directory, file).split(sep).join('/')}` }))
    .filter(({ path }) => !path.includes('/.'))
  return new Map(await Promise.all(files.map(async ({ file, path }) => [path, await readFile(file)] as const)))
}

/** Looks a path up in several folders, in their order. */
export function joinFiles(folders: readonly StaticFiles[]): StaticFiles {
  return {
    async find(path, acceptEncoding) {
      for (const folder of folders) {
        const found = await folder.find(path, acceptEncoding)
        if (found !== null) return found
      }
      return null
    },
  }
}

const decompress = promisify(brotliDecompress)

function toResponse(path: string, file: StaticFile, acceptEncoding: string | null): Response {
  const headers = new Headers({
    'content-type': file.contentType,
    etag: file.etag,
    'cache-control': cacheControlOf(path),
  })
  const { content, brotli } = file
  if (brotli === null || preferredEncoding(acceptEncoding) !== 'br') return new Response(content, { headers })
  headers.set('content-encoding', 'br')
  return new Response(brotli, { headers })
}

function cacheControlOf(path: string): string {
  return CACHE_CONTROLS.find(([folder]) => path.startsWith(folder))?.[1] ?? 'no-cache'
}

function withCharset(contentType: string): string {
  return contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType
}
