import type { TFunction } from 'i18next'
import type { Locale } from '../i18n/locale.ts'
import type { Found } from '../routes.tsx'
import type { Told } from '../told-of-page.ts'
import { HEAD_MARK, headTags, type HeadTag } from './head-tags.ts'
import { pageHead } from './page-head.ts'

/**
 * Tells of another page, or that there is none, in the head of the document, in place of the one before. `told` is what the
 * page has said of itself.
 */
export function keepHead(found: Found, t: TFunction, locale: Locale, told: Told | null) {
  // The server knows where people reach it, and says so on every page; without its word the browser's address has to do.
  const picture = document.head.querySelector<HTMLMetaElement>(`meta[property='og:image'][${HEAD_MARK}]`)
  const origin = picture === null ? window.location.origin : new URL(picture.content).origin
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove()
  document.head.append(...headTags(pageHead(found, t, told), origin, locale).map(toElement))
}

function toElement({ name, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries({ ...attributes, [HEAD_MARK]: '' })) {
    element.setAttribute(attribute, value)
  }
  return element
}
