import { findLocale, type Locale } from '../../../languages.ts'
import { REGIONS, type Region } from '../../shared/region.ts'

/** Subject of a link preview, as the address of its page names it. */
export type PreviewSubject =
  | { readonly kind: 'account'; readonly region: Region; readonly gameName: string; readonly tagLine: string }
  | { readonly kind: 'match'; readonly matchId: string }
  /** `team` is a current or former team; null for a player without one. */
  | { readonly kind: 'player'; readonly team: string | null; readonly name: string }
  /** A player on a champion, both named as on their own pages. */
  | { readonly kind: 'playerChampion'; readonly team: string | null; readonly name: string; readonly champion: string }
  /** A slug of Data Dragon in any case, or Riot's number. */
  | { readonly kind: 'champion'; readonly champion: string }
  | { readonly kind: 'team'; readonly code: string }

export interface RequestedPreview {
  readonly locale: Locale
  readonly subject: PreviewSubject
}

/** The team in the address of a player without one. */
const FREE_AGENT = 'free-agent'

/** No part of an address of a page is longer. */
const MAX_LETTERS = 80

/**
 * Finds the subject of a path below `/images/previews/`: a language, the path of a page and `.png`, such as
 * `en/account/euw/Name-TAG.png`. Null when it can't be a preview.
 */
export function findRequestedPreview(path: string): RequestedPreview | null {
  if (!path.endsWith('.png')) return null
  const parts = path.slice(0, -'.png'.length).split('/').map(decode)
  const [language = '', kind, first = '', second = null, ...others] = parts.map((part) => part ?? '')
  const locale = findLocale(language)
  if (locale === null || !parts.every(isPart)) return null
  if (others.length > 0) {
    const subject = findPlayerOnChampion(kind, first, second ?? '', others)
    return subject && { locale, subject }
  }
  const subject = second === null ? findByName(kind, first) : findByTwoNames(kind, first, second)
  return subject && { locale, subject }
}

function findByName(kind: string | undefined, name: string): PreviewSubject | null {
  if (name === '') return null
  if (kind === 'match') return { kind, matchId: name }
  if (kind === 'champion') return { kind, champion: name }
  return kind === 'team' ? { kind, code: name } : null
}

function findPlayerOnChampion(
  kind: string | undefined,
  team: string,
  name: string,
  [word, champion = '', ...more]: readonly string[],
): PreviewSubject | null {
  if (kind !== 'player' || word !== 'champion' || champion === '' || more.length > 0) return null
  return { kind: 'playerChampion', team: toTeam(team), name, champion }
}

function toTeam(word: string): string | null {
  return word.toLowerCase() === FREE_AGENT ? null : word
}

function findByTwoNames(kind: string | undefined, first: string, second: string): PreviewSubject | null {
  if (kind === 'player') return { kind, team: toTeam(first), name: second }
  const region = REGIONS.find((each) => each === first.toUpperCase())
  // A game name may contain hyphens, a tag line may not.
  const [, gameName = '', tagLine = ''] = /^(.+)-([^-]+)$/u.exec(second) ?? []
  return kind === 'account' && region !== undefined && gameName !== '' ? { kind, region, gameName, tagLine } : null
}

function isPart(part: string | null): boolean {
  return part !== null && part.length <= MAX_LETTERS
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
