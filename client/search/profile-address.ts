import type { Region } from '../gql/graphql.ts'
import { cleanTagLine, INVISIBLE_MARKS, withoutHashBehind, type RiotIdParams } from '../paths.ts'
import { findRegionOfTagLine } from './usual-tag-lines.ts'

/** An account as somebody named it: without a region where none was named. */
export interface NamedAccount extends RiotIdParams {
  readonly region: Region | null
}

/**
 * The account whose profile an address leads to, on this or any other site; null for what is no address, or leads
 * elsewhere. It stands in the path as a region beside `{name}-{tag}` or `{name}#{tag}`, or in the query.
 */
export function findProfileOfAddress(text: string): NamedAccount | null {
  const [, path = '', query = ''] = ADDRESS.exec(text.replaceAll(INVISIBLE_MARKS, '').trim()) ?? []
  const segments = path.split('/').filter((segment) => segment.replace(/^#.*$/s, '') !== '')
  const asked = Array.from(query.matchAll(/[?&]([^=&?#]+)=([^&?#]*)/g), ([, name = '', value = '']) => ({
    name: name.toLowerCase().replaceAll(/[^a-z]/g, ''),
    value: decode(value),
  }))
  return findInPath(segments) ?? findInQuery(segments, asked)
}

/** A host, of any kind behind `https://`, its path, which can go on behind a `#/`, and what is asked of it. */
const ADDRESS = /^(?:https?:\/\/[^/?#\s]+|(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?)(\/[^?]*)?(\?.*)?$/is

interface Asked {
  /** In small letters, of nothing else. */
  readonly name: string
  readonly value: string
}

/** Looks from the end: what stands before can be the language of the site, which reads like a region. */
function findInPath(segments: readonly string[]): NamedAccount | null {
  for (const [index, segment] of [...segments.entries()].toReversed()) {
    const region = findRegionOfWord(segment)
    if (region === null) continue
    const riotId = findRiotIdOfSegment(segments[index + 1]) ?? findRiotIdOfSegment(segments[index - 1])
    if (riotId !== null) return { ...riotId, region }
  }
  return null
}

function findInQuery(segments: readonly string[], asked: readonly Asked[]): NamedAccount | null {
  const valueOf = (names: RegExp) => asked.find(({ name }) => names.test(name))?.value ?? ''
  const named = findRegionOfWord(valueOf(/^(region|server|platform)/)) ?? lastRegionOf(segments)
  const parts = cleanParts(valueOf(/^(game|summoner|user)?name$/), valueOf(/^tag(line)?$/))
  // Of several accounts the first.
  const whole = parts ?? findRiotIdOfText(valueOf(/summoner|riotid|name|player|account/).split(/[,\n]/, 1)[0] ?? '')
  if (whole !== null) return { ...whole, region: named }

  // Anything can hold a hyphen: only a region beside it says that it is an account.
  if (named === null) return null
  const found = segments.map(findRiotIdOfSegment).find((riotId) => riotId !== null)
  return found === undefined ? null : { ...found, region: named }
}

const lastRegionOf = (segments: readonly string[]) =>
  segments.reduce<Region | null>((found, segment) => findRegionOfWord(segment) ?? found, null)

/** The region that a word names: as people do, or as Riot's platforms are called. */
const findRegionOfWord = (word: string) => findRegionOfTagLine(word.replace(/#.*$/s, ''))

/** The Riot ID in a segment of a path, before what points into the page. */
function findRiotIdOfSegment(segment: string | undefined): RiotIdParams | null {
  if (segment === undefined) return null
  return findRiotIdOfText(decode(segment.replace(/#.*$/s, ''))) ?? findRiotIdOfText(decode(segment))
}

/** Parts at the `#`, and without one at the last hyphen: a game name can hold hyphens, a tag line neither. */
function findRiotIdOfText(text: string): RiotIdParams | null {
  const at = text.includes('#') ? text.lastIndexOf('#') : text.lastIndexOf('-')
  return at === -1 ? null : cleanParts(text.slice(0, at), text.slice(at + 1))
}

function cleanParts(name: string, tag: string): RiotIdParams | null {
  const gameName = withoutHashBehind(name.replaceAll(INVISIBLE_MARKS, '').trim()).trim()
  const tagLine = cleanTagLine(tag)
  return gameName === '' || !isTagLine(tagLine) ? null : { gameName, tagLine }
}

/** Whether a text can be a tag line by its length and letters. */
export const isTagLine = (text: string) => /^[\p{L}\p{M}\p{N}]{1,5}$/u.test(text)

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    // It was copied as it is shown, and holds a % of its own.
    return spaced
  }
}
