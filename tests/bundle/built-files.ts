import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Locale } from '../../languages.ts'

const CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url))

/** A file of the built client. */
export interface BuiltFile {
  /** Path within the client, such as `assets/index-1a2b3c.js`. */
  readonly path: string
  /** Size in bytes as a browser receives it: brotli at its highest quality, and fonts as they are. */
  readonly size: number
  /** Size in bytes as a browser parses it. */
  readonly rawSize: number
}

/** Scripts of every page: the entry, and what it imports. Rejects when `npm run build` was not run. */
export async function listCommonScripts(): Promise<readonly BuiltFile[]> {
  const tags = (await listTags()).filter(
    ({ feature, html }) => feature === null && /type="module"|modulepreload/.test(html),
  )
  return weighAll(tags.map(({ path }) => path))
}

/** Scripts that a page needs beyond those of every page, by the folder of the page in `client/features`. */
export async function listPageScripts(): Promise<ReadonlyMap<string, readonly BuiltFile[]>> {
  const scripts = new Map<string, string[]>()
  for (const { path, feature } of await listTags()) {
    for (const name of feature?.split(' ') ?? []) scripts.set(name, [...(scripts.get(name) ?? []), path])
  }
  return new Map(
    await Promise.all(Array.from(scripts, async ([name, paths]) => [name, await weighAll(paths)] as const)),
  )
}

/** Scripts of the websocket. Pages work without them and fetch them afterwards. */
export function listLiveScripts(): Promise<readonly BuiltFile[]> {
  return listScriptsOf(/^websocket-link-.*\.js$/)
}

/** The script that keeps an account up to date, fetched once its page is shown. */
export function listFollowScripts(): Promise<readonly BuiltFile[]> {
  return listScriptsOf(/^follow-account-.*\.js$/)
}

async function listScriptsOf(name: RegExp): Promise<readonly BuiltFile[]> {
  const names = await readdir(join(CLIENT, 'assets'))
  return weighAll(names.filter((each) => name.test(each)).map((each) => `assets/${each}`))
}

/** Fonts that a page in a language loads before it is shown. */
export async function listFirstFonts(locale: Locale): Promise<readonly BuiltFile[]> {
  const fonts = (await listTags()).filter(({ html }) => html.includes('as="font"'))
  return weighAll(fonts.filter((font) => font.locale === null || font.locale === locale).map(({ path }) => path))
}

/** Texts of a language. */
export async function getMessages(locale: Locale): Promise<BuiltFile> {
  const names = await readdir(join(CLIENT, '_i18n'), { recursive: true })
  const found = names.find((name) => name.endsWith(posix.join(locale, 'messages.json')))
  if (found === undefined) throw new Error(`No texts were built in ${locale}.`)
  return weigh(posix.join('_i18n', found))
}

interface Tag {
  readonly html: string
  readonly path: string
  /** Folders of pages, separated by spaces; null when every page has the tag. */
  readonly feature: string | null
  readonly locale: string | null
}

/** Lists the tags of index.html that load a file of the build. The server keeps those for the page and the language. */
async function listTags(): Promise<readonly Tag[]> {
  const html = await readFile(join(CLIENT, 'index.html'), 'utf8').catch(() => {
    throw new Error('There is no build: run `npm run build` first.')
  })
  return Array.from(
    html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/(assets\/[^"]+)"[^>]*>/g),
    ([tag, path = '']) => ({
      html: tag,
      path,
      feature: / data-features="([^"]+)"/.exec(tag)?.[1] ?? null,
      locale: / data-locale="([^"]+)"/.exec(tag)?.[1] ?? null,
    }),
  )
}

const weighAll = (paths: readonly string[]) => Promise.all(paths.map(weigh))

async function weigh(path: string): Promise<BuiltFile> {
  const content = await readFile(join(CLIENT, path))
  if (path.endsWith('.woff2')) return { path, size: content.length, rawSize: content.length }
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const compressed = await promisify(brotliCompress)(content, { params })
  return { path, size: compressed.length, rawSize: content.length }
}
