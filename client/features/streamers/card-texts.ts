import type { Locale } from '../../../languages.ts'
import { type AccountParams, cardPath } from '../../paths.ts'
import { CARD_THEMES, type CardTheme } from './streamers-view.ts'

interface CardOptions {
  /** Null for the language of the browser that shows the card. */
  readonly language: Locale | null
  readonly theme: CardTheme
}

export const riotIdOf = ({ gameName, tagLine }: AccountParams) => `${gameName}#${tagLine}`

/** Returns the path of a card as the streaming software or page of a visitor needs it, without defaults. */
export function cardAddress(kind: 'overlay' | 'embed', account: AccountParams, { language, theme }: CardOptions) {
  const options = new URLSearchParams({
    ...(language !== null && { lang: language }),
    ...(theme !== CARD_THEMES[0] && { theme }),
  })
  return cardPath(kind, account) + (options.size === 0 ? '' : `?${options}`)
}

/** Returns the path of a card in a frame of this page, where the choices of the visitor must not change it. */
export function previewAddress(
  kind: 'overlay' | 'embed',
  account: AccountParams,
  { language, theme }: CardOptions & { readonly language: Locale },
) {
  return `${cardPath(kind, account)}?${new URLSearchParams({ lang: language, theme })}`
}

/** Returns the HTML of a card for the page of a visitor. `source` is its whole address. */
export const cardSnippet = (source: string, account: AccountParams) =>
  `<iframe src="${toAttribute(source)}" title="${toAttribute(riotIdOf(account))}" width="440" height="94" style="border:0"></iframe>`

const toAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
