import type { Region } from '../gql/graphql.ts'
import { cleanTagLine, INVISIBLE_MARKS, withoutHashBehind, type RiotIdParams } from '../paths.ts'
import { findRegionOfTagLine } from './usual-tag-lines.ts'

/** An account from a text; without a region when the text names none. */
export interface NamedAccount extends RiotIdParams {
  readonly region: Region | null
}

/** Accepts any site; null for other text. Reads `{name}-{tag}` or `{name}#{tag}` next to a region in the path, or the query. */
export function findProfileOfAddress(text: string): NamedAccount | null {
  const [, host = '', path = '', query = ''] = ADDRESS.exec(text.replaceAll(INVISIBLE_MARKS, '').trim()) ?? []
  const segments = path.split('/').filter((segment) => segment.replace(/^#.*$/s, '') !== '')
  const parameters = Array.from(query.matchAll(/[?&]([^=&?#]+)=([^&?#]*)/g), ([, name = '', value = '']) => ({
    name: name.toLowerCase().replaceAll(/[^a-z]/g, ''),
    value: decode(value),
  }))
  return findInPath(segments) ?? findInQuery(segments, parameters) ?? findWithoutRegion(host, segments)
}

/** Sites whose addresses name accounts without a region, in the first segment: `https://dpm.lol/Name-TAG`. */
const SITES_WITHOUT_REGION = /^(?:www\.)?(?:dpm\.lol|xdx\.gg)$/i

/** A host, of any kind after `https://`; its path, which may continue after a `#/`; and its query. */
const ADDRESS = /^(?:https?:\/\/)?((?<=\/)[^/?#\s]+|(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?)(\/[^?]*)?(\?.*)?$/is

interface Parameter {
  /** Only lower-case letters. */
  readonly name: string
  readonly value: string
}

/** Searches from the end, because an earlier segment may be the site's language, which looks like a region. */
function findInPath(segments: readonly string[]): NamedAccount | null {
  for (const [index, segment] of [...segments.entries()].toReversed()) {
    const region = findRegionOfWord(segment)
    if (region === null) continue
    const riotId = findRiotIdOfSegment(segments[index + 1]) ?? findRiotIdOfSegment(segments[index - 1])
    if (riotId !== null) return { ...riotId, region }
  }
  return null
}

/** An encoded `#` marks a Riot ID on any site; a hyphen only on those that are known for it. */
function findWithoutRegion(host: string, segments: readonly string[]): NamedAccount | null {
  const [first] = segments
  const marked = segments.find((segment) => /%23/.test(segment))
  const segment = marked ?? (SITES_WITHOUT_REGION.test(host) ? first : undefined)
  const riotId = findRiotIdOfSegment(segment)
  return riotId === null ? null : { ...riotId, region: null }
}

function findInQuery(segments: readonly string[], parameters: readonly Parameter[]): NamedAccount | null {
  const valueOf = (names: RegExp) => parameters.find(({ name }) => names.test(name))?.value ?? ''
  const named = findRegionOfWord(valueOf(/^(region|server|platform)/)) ?? lastRegionOf(segments)
  const parts = cleanParts(valueOf(/^(game|summoner|user)?name$/), valueOf(/^tag(line)?$/))
  // Of several accounts, the first one counts.
  const whole = parts ?? findRiotIdOfText(valueOf(/summoner|riotid|name|player|account/).split(/[,\n]/, 1)[0] ?? '')
  if (whole !== null) return { ...whole, region: named }

  // Any text may contain a hyphen: only an adjacent region marks it as an account.
  if (named === null) return null
  const found = segments.map(findRiotIdOfSegment).find((riotId) => riotId !== null)
  return found === undefined ? null : { ...found, region: named }
}

const lastRegionOf = (segments: readonly string[]) =>
  segments.reduce<Region | null>((found, segment) => findRegionOfWord(segment) ?? found, null)

/** Finds the region that a word names, by its common name or by Riot's platform name. */
const findRegionOfWord = (word: string) => findRegionOfTagLine(word.replace(/#.*$/s, ''))

/** Finds the Riot ID in a path segment, first without its fragment. */
function findRiotIdOfSegment(segment: string | undefined): RiotIdParams | null {
  if (segment === undefined) return null
  return findRiotIdOfText(decode(segment.replace(/#.*$/s, ''))) ?? findRiotIdOfText(decode(segment))
}

/** Of a list, the first one counts. The name of a single account may contain commas. */
function findRiotIdOfText(text: string): RiotIdParams | null {
  const [first, second] = text
    .split(',')
    .map(findWritten)
    .filter((riotId) => riotId !== null)
  return first === undefined || second === undefined ? findWritten(text) : first
}

/** Splits at the `#`, or without one at the last hyphen: a game name may contain hyphens, a tag line contains neither. */
function findWritten(text: string): RiotIdParams | null {
  const at = text.includes('#') ? text.lastIndexOf('#') : text.lastIndexOf('-')
  return at === -1 ? null : cleanParts(text.slice(0, at), text.slice(at + 1))
}

function cleanParts(name: string, tag: string): RiotIdParams | null {
  const gameName = withoutHashBehind(name.replaceAll(INVISIBLE_MARKS, '').trim()).trim()
  const tagLine = cleanTagLine(tag)
  return gameName === '' || !isTagLine(tagLine) ? null : { gameName, tagLine }
}

/** True when a text has the length and letters of a tag line. */
export const isTagLine = (text: string) => /^[\p{L}\p{M}\p{N}]{1,5}$/u.test(text)

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    // The address was copied in its displayed form and contains a literal %.
    return spaced
  }
}
