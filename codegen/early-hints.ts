import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { scriptHints } from './script-hints.ts'

/** Texts of a language. */
const TEXTS = /^_i18n\/[^/]+\/(\w+)\//

/** Fonts with the letters of every page, or of the pages in one language. */
const FIRST_FONT = /\/[\w-]+-first(?:-(\w+))?-[\w-]{8}\.woff2$/

/** Style sheet and scripts of every page, which Vite adds in another order. */
const SHEET = / *<link rel="stylesheet"[^>]*>\n/g
const SCRIPTS = / *<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/g

/**
 * Adds preload links for the first fonts, for the texts of each language and for the scripts of each feature, so that the browser
 * fetches them before the code does. The server keeps only the links for the visitor's language and page. A page from the server
 * is readable without scripts, so these come last. Fonts come first: text moves when its font arrives after the style sheet.
 */
export function earlyHints(): Plugin {
  return {
    name: 'early-hints',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html: html.replaceAll(SHEET, '').replaceAll(SCRIPTS, ''),
        tags: [
          ...fontHints(Object.values(bundle)),
          ...Array.from(html.matchAll(SHEET), ([tag]) => parseTag(tag)),
          ...Array.from(html.matchAll(SCRIPTS), ([tag]) => parseTag(tag)).map(toLate),
          ...Object.keys(bundle).flatMap(textHint),
          ...scriptHints(bundle),
        ],
      }),
    },
  }
}

/** The largest font comes first: browsers load few files at once. */
function fontHints(files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): HtmlTagDescriptor[] {
  const fonts = files.flatMap((file) => (file.type === 'asset' && FIRST_FONT.test(file.fileName) ? [file] : []))
  return fonts
    .toSorted((a, b) => b.source.length - a.source.length)
    .map(({ fileName }) => {
      const locale = FIRST_FONT.exec(fileName)?.[1]
      return preload(fileName, {
        as: 'font',
        type: 'font/woff2',
        ...(locale === undefined ? {} : { 'data-locale': locale }),
      })
    })
}

function textHint(fileName: string): HtmlTagDescriptor[] {
  const locale = TEXTS.exec(fileName)?.[1]
  if (locale === undefined) return []
  return [preload(fileName, { as: 'fetch', type: 'application/json', fetchpriority: 'low', 'data-locale': locale })]
}

const preload = (fileName: string, attrs: Readonly<Record<string, string>>): HtmlTagDescriptor => ({
  tag: 'link',
  injectTo: 'head',
  attrs: { rel: 'preload', crossorigin: true, href: `/${fileName}`, ...attrs },
})

function parseTag(html: string): HtmlTagDescriptor {
  const [, tag = '', attributes = ''] = /<(\w+)([^>]*)>/.exec(html) ?? []
  const attrs = Array.from(attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g), ([, name = '', value = true]) => [
    name,
    value,
  ])
  return { tag, injectTo: 'head', attrs: Object.fromEntries(attrs) }
}

const toLate = (tag: HtmlTagDescriptor): HtmlTagDescriptor => ({
  ...tag,
  attrs: { ...tag.attrs, fetchpriority: 'low' },
})
