import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { parseSync } from 'oxc-parser'
import type { Locale } from '../../languages.ts'

const CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url))

/** A file of the built client. */
export interface BuiltFile {
  /** Path within the client, such as `assets/index-1a2b3c.js`. */
  readonly path: string
  /** Size in bytes as a browser receives it: brotli at its highest quality. */
  readonly size: number
  /** Size in bytes as a browser parses it. */
  readonly rawSize: number
}

/**
 * Scripts that a browser needs before Home is complete: the entry in index.html, the code of the page and of its queries, and
 * everything that these import. Reads the output of `npm run build`. Rejects when there is none.
 */
export async function listFirstRoute(): Promise<readonly BuiltFile[]> {
  const html = await readFile(join(CLIENT, 'index.html'), 'utf8')
  const [entry, ...others] = Array.from(html.matchAll(/<script[^>]* src="\/([^"]+)"/g), ([, path = '']) => path)
  if (entry === undefined || others.length > 0) throw new Error('index.html no longer has one script, the entry.')

  const { lazyImports } = await readScript(entry)
  const home = lazyImports.filter((path) => /^assets\/(HomePage|load-home-page)-/.test(path))
  if (home.length !== 2) throw new Error('The entry no longer imports HomePage and its queries when they are wanted.')
  return Promise.all((await withImports([entry, ...home])).map(weigh))
}

/** Scripts of the live parts and of the websocket. Home works without them and fetches them afterwards. */
export async function listLiveUpdates(): Promise<readonly BuiltFile[]> {
  const names = await readdir(join(CLIENT, 'assets'))
  const later = names.filter((name) => /^(HomeLive|websocket-link)-.*\.js$/.test(name)).map((name) => `assets/${name}`)
  const first = new Set((await listFirstRoute()).map(({ path }) => path))
  const added = (await withImports(later)).filter((path) => !first.has(path))
  return Promise.all(added.map(weigh))
}

/** Texts of a language. */
export async function getMessages(locale: Locale): Promise<BuiltFile> {
  const names = await readdir(join(CLIENT, '_i18n'), { recursive: true })
  const found = names.find((name) => name.endsWith(posix.join(locale, 'messages.json')))
  if (found === undefined) throw new Error(`No texts were built in ${locale}.`)
  return weigh(posix.join('_i18n', found))
}

async function weigh(path: string): Promise<BuiltFile> {
  const content = await readFile(join(CLIENT, path))
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const compressed = await promisify(brotliCompress)(content, { params })
  return { path, size: compressed.length, rawSize: content.length }
}

/** Returns the scripts and all their static imports, direct or not. */
async function withImports(roots: readonly string[]): Promise<readonly string[]> {
  const known = new Set(roots)
  // New elements of a set are visited while it is iterated.
  for (const path of known) {
    for (const imported of (await readScript(path)).imports) known.add(imported)
  }
  return [...known]
}

/** Returns the static imports of a script and its dynamic ones. */
async function readScript(path: string) {
  const code = await readFile(join(CLIENT, path), 'utf8')
  const { module } = parseSync(path, code)
  const resolve = (request: string) => posix.join(posix.dirname(path), request)
  return {
    imports: [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)].flatMap(
      ({ moduleRequest }) => (moduleRequest === null ? [] : [resolve(moduleRequest.value)]),
    ),
    lazyImports: module.dynamicImports.map(({ moduleRequest }) =>
      // Without the quotation marks.
      resolve(code.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
    ),
  }
}
