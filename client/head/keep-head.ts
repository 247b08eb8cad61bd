import type { TFunction } from 'i18next'
import type { Locale } from '../i18n/locale.ts'
import type { Found } from '../routes.tsx'
import { HEAD_MARK, headTags, type HeadTag } from './head-tags.ts'
import { pageHead } from './page-head.ts'

/** Tells of another page, or that there is none, in the head of the document, in place of the one before. */
export function keepHead(found: Found, t: TFunction, locale: Locale) {
  const canonical = document.head.querySelector<HTMLLinkElement>(`link[${HEAD_MARK}]`)
  // The server knows where people reach it; without its word the browser's address has to do.
  const origin = canonical === null ? window.location.origin : new URL(canonical.href).origin
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove()
  document.head.append(...headTags(pageHead(found, t), origin, locale).map(toElement))
}

function toElement({ name, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries({ ...attributes, [HEAD_MARK]: '' })) {
    element.setAttribute(attribute, value)
  }
  return element
}
