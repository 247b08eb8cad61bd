import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALES, type Locale } from '../../../languages.ts'
import { etagOf } from '../etag.ts'
import type { Handler } from '../route.ts'
import { explorerTexts } from './explorer-texts.ts'
import { readStaticFiles, type StaticFiles } from './static-files.ts'
import { localeOf, themeOf } from './visitor-choices.ts'

/** The page that browsers get at `/graphql`, as `npm run build` left it. */
export interface Explorer {
  readonly handle: Handler
  /** Its scripts, styles, workers and fonts, all below `/assets/`. */
  readonly files: StaticFiles
}

/**
 * Everything comes from this server, and no script is inline or compiled from text. Styles may be inline because the editor, Monaco,
 * inserts style tags and sets style attributes at run time, without a nonce. `ws:` is listed because not every browser includes
 * websockets in `'self'`.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self' ws: wss:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Resolves to null when the explorer was not built: browsers then get the same answers as other clients. */
export async function openExplorer(directory: string): Promise<Explorer | null> {
  const template = await readFile(join(directory, 'index.html'), 'utf8').catch(() => null)
  if (template === null) return null
  const pages = new Map(LOCALES.map((locale) => [locale, fillIn(template, locale)]))
  return {
    files: await readStaticFiles(directory),
    handle(request) {
      const locale = localeOf(request.headers)
      const page = (pages.get(locale) ?? template).replace('{{theme}}', themeOf(request.headers))
      return new Response(page, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': POLICY,
          // It names the hashed files of its build, and has its visitor's theme and language.
          'cache-control': 'private, no-cache',
          vary: 'accept, accept-language, cookie',
          etag: etagOf(page),
        },
      })
    },
  }
}

/** The operation in the address of a page is for its script: the server puts nothing of a request into the page. */
function fillIn(template: string, locale: Locale): string {
  const texts: Readonly<Record<string, string>> = { locale, ...explorerTexts(locale) }
  return template.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => texts[name] ?? placeholder)
}
