import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALES, type Locale } from '../../../languages.ts'
import { etagOf } from '../etag.ts'
import type { Handler } from '../route.ts'
import { readStaticFiles, type StaticFiles } from './static-files.ts'
import type { Theme } from './visitor-choices.ts'

/** A page with a build of its own, as `npm run build` left it. It shares no script with the client. */
export interface SeparatePage {
  readonly handle: Handler
  /** Its scripts, styles, workers and fonts, all below `/assets/`. */
  readonly files: StaticFiles
}

/** Differences between two visitors of the page. */
interface Look {
  readonly locale: Locale
  readonly theme: Theme
  /** Values of other placeholders. They must not come from a request unchecked. */
  readonly others?: Readonly<Record<string, string>>
}

interface SeparatePageOptions {
  /** Folder of the build, with an `index.html` in which `{{name}}` is a placeholder. */
  readonly directory: string
  /** Returns the texts of the placeholders. */
  readonly textsIn: (locale: Locale) => Readonly<Record<string, string>>
  readonly lookOf: (request: Request) => Look
  /** The `Content-Security-Policy`. It may have the placeholders of `others`. */
  readonly policy: string
  /** The request headers that `lookOf` reads, and that decide whether the page is the answer. */
  readonly vary: string
}

/** Resolves to null when the page was not built. */
export async function openSeparatePage(options: SeparatePageOptions): Promise<SeparatePage | null> {
  const { directory, textsIn, lookOf, policy, vary } = options
  const template = await readFile(join(directory, 'index.html'), 'utf8').catch(() => null)
  if (template === null) return null
  const pages = new Map(LOCALES.map((locale) => [locale, fillIn(template, { locale, ...textsIn(locale) })]))
  return {
    files: await readStaticFiles(directory),
    handle(request) {
      const { locale, theme, others = {} } = lookOf(request)
      const page = fillIn(pages.get(locale) ?? template, { theme, ...others })
      return new Response(page, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': fillIn(policy, others),
          // It names the hashed files of its build, and has its visitor's theme and language.
          'cache-control': 'private, no-cache',
          vary,
          etag: etagOf(page),
        },
      })
    },
  }
}

/** Leaves placeholders without a value for a later call. */
function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}
