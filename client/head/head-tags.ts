import { languageOf, type Locale } from '../../languages.ts'
import type { PageHead } from './page-head.ts'

/** Marks every tag of {@link headTags}, to replace it on the next page. */
export const HEAD_TAG_ATTRIBUTE = 'data-of-page'

export interface HeadTag {
  readonly name: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

/** `origin` has no trailing slash. There is no tag for other languages, because all languages share one address. */
export function headTags(head: PageHead, origin: string, locale: Locale): readonly HeadTag[] {
  const { title, description, path, listed, hasCard } = head
  const url = path === null ? null : origin + path
  return [
    named('description', description),
    ...(listed ? [] : [named('robots', 'noindex')]),
    ...(url === null ? [] : [tag('link', { rel: 'canonical', href: url }), property('og:url', url)]),
    ...(url === null || !hasCard ? [] : [tag('link', cardOf(url, title, origin))]),
    property('og:site_name', 'Lanewatch'),
    property('og:type', 'website'),
    property('og:locale', languageOf(locale).openGraph),
    property('og:title', title),
    property('og:description', description),
    property('og:image', origin + previewPath(head, locale)),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    named('twitter:card', 'summary_large_image'),
  ]
}

/** Programs that embed pages find the card of a page here: https://oembed.com, "Discovery". */
const cardOf = (url: string, title: string, origin: string): HeadTag['attributes'] => ({
  rel: 'alternate',
  type: 'application/json+oembed',
  href: `${origin}/oembed?url=${encodeURIComponent(url)}`,
  title,
})

/** The server draws a preview below the path of its page, in each language. */
function previewPath({ hasPreview, path }: PageHead, locale: Locale): string {
  return hasPreview && path !== null ? `/images/previews/${locale}${path}.png` : '/og.png'
}

export function toHtml(tags: readonly HeadTag[]): string {
  return tags
    .map(({ name, attributes }) => `<${name}${attributesOf(attributes)} ${HEAD_TAG_ATTRIBUTE} />`)
    .join('\n    ')
}

function attributesOf(attributes: HeadTag['attributes']): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeValue(value)}"`)
    .join('')
}

const escapeValue = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const tag = (name: HeadTag['name'], attributes: HeadTag['attributes']): HeadTag => ({ name, attributes })
const named = (name: string, content: string) => tag('meta', { name, content })
const property = (name: string, content: string) => tag('meta', { property: name, content })
