import { findLocale, type Locale } from '../../../languages.ts'
import { regionKey } from '../../game/regions.ts'
import { type AccountParams, findAccountParams, STREAMERS_PARAMETERS } from '../../paths.ts'

/** Themes of the overlay, its default first. */
export const CARD_THEMES = ['dark', 'light', 'system'] as const

export type CardTheme = (typeof CARD_THEMES)[number]

/** The query string stores it, such as `?account=euw/Name-TAG&theme=light`, so that an address can be shared. */
export interface StreamersView {
  /** Null when the address names none. */
  readonly account: AccountParams | null
  /** Text of the address that is no account, for the page to report; empty for none. */
  readonly unreadable: string
  /** Null for the language of the browser that shows the card. */
  readonly language: Locale | null
  readonly theme: CardTheme
}

const { account: ACCOUNT, language: LANGUAGE, theme: THEME } = STREAMERS_PARAMETERS

/** Longer than any Riot ID with its region. */
const MAX_CHARACTERS = 64

/** Invalid values of the options count as the default. */
export function readStreamersView(search: URLSearchParams): StreamersView {
  const written = (search.get(ACCOUNT) ?? '').trim()
  const account = findAccount(written)
  return {
    account,
    unreadable: account === null ? written.slice(0, MAX_CHARACTERS) : '',
    language: findLocale(search.get(LANGUAGE) ?? undefined),
    theme: CARD_THEMES.find((theme) => theme === search.get(THEME)) ?? CARD_THEMES[0],
  }
}

/** Leaves out defaults and keeps other parameters. */
export function writeStreamersView(
  search: URLSearchParams,
  { account, language, theme }: StreamersView,
): URLSearchParams {
  const written = new URLSearchParams(search)
  for (const name of Object.values(STREAMERS_PARAMETERS)) written.delete(name)
  if (account !== null) written.set(ACCOUNT, `${regionKey(account.region)}/${account.gameName}-${account.tagLine}`)
  if (language !== null) written.set(LANGUAGE, language)
  if (theme !== CARD_THEMES[0]) written.set(THEME, theme)
  return written
}

/** Reads `euw/Name-TAG`, and `Name#TAG EUW`, which the form sends without JavaScript. */
function findAccount(written: string): AccountParams | null {
  const { region = '', riotId = '' } = (ADDRESSED.exec(written) ?? TYPED.exec(written))?.groups ?? {}
  return findAccountParams(region, riotId.replace(/ *#(?=[^#]*$)/u, '-'))
}

const ADDRESSED = /^(?<region>[a-z]{2,4})\/(?<riotId>.+)$/isu

const TYPED = /^(?<riotId>.+#\S+)\s+(?<region>[a-z]{2,4})$/isu
