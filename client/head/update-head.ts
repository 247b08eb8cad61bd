import type { TFunction } from 'i18next'
import type { Locale } from '../../languages.ts'
import type { Found } from '../routing/define-route.tsx'
import type { PageFacts } from '../routing/page-facts.ts'
import { HEAD_TAG_ATTRIBUTE, headTags, type HeadTag } from './head-tags.ts'
import { pageHead } from './page-head.ts'
import { DATA_ATTRIBUTE } from './structured-data.ts'

/** `facts` are those that the page has published. */
export function updateHead(found: Found, t: TFunction, locale: Locale, facts: PageFacts | null) {
  // The server writes its public origin into every page. Without it, the browser's address must do.
  const picture = document.head.querySelector<HTMLMetaElement>(`meta[property='og:image'][${HEAD_TAG_ATTRIBUTE}]`)
  const origin = picture === null ? window.location.origin : new URL(picture.content).origin
  for (const old of document.head.querySelectorAll(`[${HEAD_TAG_ATTRIBUTE}]`)) old.remove()
  const head = pageHead(found, t, facts)
  document.head.append(...headTags(head, origin, locale).map(toElement))
  // Only the server describes the subject of a page. Crawlers request every page from it.
  const data = document.head.querySelector(`script[${DATA_ATTRIBUTE}]`)
  if (data !== null && data.getAttribute(DATA_ATTRIBUTE) !== head.path) data.remove()
}

function toElement({ name, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries({ ...attributes, [HEAD_TAG_ATTRIBUTE]: '' })) {
    element.setAttribute(attribute, value)
  }
  return element
}
