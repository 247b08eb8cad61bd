import type { Region } from '../../shared/region.ts'
import { findLinkedAccounts } from './linked-accounts.ts'
import { isPlaceholder, splitAnnouncements } from './lobby-chat.ts'
import { findRegionByCode, type RiotIdLookUp } from './profile-link.ts'
import { foldRiotId, InvalidRiotIdError, parseRiotId, type RiotId } from './riot-id.ts'

/** Players of the largest lobby. */
export const LOBBY_PLAYERS = 10

/** Why a part of a text names no player of a lobby. */
export type LeftOutReason = 'HIDDEN_NAME' | 'NO_TAG_LINE' | 'UNREADABLE' | 'DUPLICATE' | 'BEYOND_TEN'

export interface LeftOut {
  readonly text: string
  readonly reason: LeftOutReason
}

/** What a pasted text says about a lobby. Every part of it that is not blank is in one of the lists. */
export interface LobbyText {
  /** In the order of the text, at most ten. */
  readonly players: readonly RiotIdLookUp[]
  readonly leftOut: readonly LeftOut[]
}

/** Maximum length of the text of a part that was left out, in Unicode code points. */
const LONGEST_EXCERPT = 80

/**
 * Reads the players of a lobby from the chat of any client, a list of Riot IDs, or links to profiles and lists of players, in any
 * mixture. Only what has a tag line is a player: a name alone is never completed.
 */
export function parseLobbyText(text: string): LobbyText {
  const players = new Map<string, RiotIdLookUp>()
  const leftOut: LeftOut[] = []
  for (const part of text.split(LINE_END).flatMap(readLine)) {
    if (part.is === 'left-out') {
      leftOut.push({ text: excerptOf(part.text), reason: part.reason })
      continue
    }
    const key = foldRiotId(part.player)
    const text = excerptOf(part.text)
    if (players.has(key)) leftOut.push({ text, reason: 'DUPLICATE' })
    else if (players.size === LOBBY_PLAYERS) leftOut.push({ text, reason: 'BEYOND_TEN' })
    else players.set(key, part.player)
  }
  return { players: [...players.values()], leftOut }
}

type Part =
  | { readonly is: 'player'; readonly text: string; readonly player: RiotIdLookUp }
  | { readonly is: 'left-out'; readonly text: string; readonly reason: LeftOutReason }

const LINE_END = /[\r\n\u0085\u2028\u2029]+/

const ADDRESS = /(?:https?:\/\/|www\.)[^\s;]+|(?<![^\s,;])(?:[\w-]+\.)+[a-z]{2,}\/[^\s;]+/gi

function readLine(line: string): readonly Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { 0: address, index } of line.matchAll(ADDRESS)) {
    parts.push(...readNames(line.slice(from, index)))
    parts.push(...address.split(/,(?=https?:)/i).flatMap(readAddress))
    from = index + address.length
  }
  return [...parts, ...readNames(line.slice(from))]
}

/** A link can name several players: the text of each is their Riot ID. */
function readAddress(written: string): readonly Part[] {
  const address = trimEnd(written, /[,.)\]>"'”»]/u)
  const players = findLinkedAccounts(address)
  return players.length === 0
    ? [{ is: 'left-out', text: address, reason: 'UNREADABLE' }]
    : players.map((player) => ({ is: 'player', text: `${player.gameName}#${player.tagLine}`, player }))
}

function readNames(text: string): readonly Part[] {
  return text.split(/[;；,，、|]/u).flatMap((piece) =>
    splitAnnouncements(piece).flatMap((part): readonly Part[] => {
      if (plain(part.text) === '' && !part.announced) return []
      return part.text.search(HASH) === -1 ? [nameless(part.text, part.announced)] : readRiotIds(part.text)
    }),
  )
}

/** In the chat every visible name has a tag line. */
function nameless(text: string, announced: boolean): Part {
  const name = plain(text)
  const reason = announced || isPlaceholder(name) ? 'HIDDEN_NAME' : 'NO_TAG_LINE'
  return { is: 'left-out', text: name, reason }
}

const HASH = /[#＃]/u

/** A tag line. Letters of another script right behind it belong to a sentence without blanks. */
const TAG_LINE =
  /^[^\p{L}\p{N}#＃]{0,4}(?:([\p{L}\p{M}\p{N}]{1,5})(?![\p{L}\p{M}\p{N}])|([a-z0-9]{3,5})(?=[^\p{Script=Latin}\p{N}]))/iu

/** The longest text in which a tag line, or a region behind it, is searched, in UTF-16 code units. */
const LONGEST_TAG_TEXT = 24

/** The longest text before a hash that is searched for a game name, in UTF-16 code units. */
const LONGEST_BEFORE_HASH = 120

/** Several Riot IDs can be separated by blanks alone. */
function readRiotIds(text: string): readonly Part[] {
  const parts: Part[] = []
  let from = 0
  for (let hash = text.search(HASH); hash !== -1; hash = indexOfHash(text, from)) {
    const before = text.slice(from, hash)
    const [matched = '', whole, beforeScript] = TAG_LINE.exec(text.slice(hash + 1, hash + 1 + LONGEST_TAG_TEXT)) ?? []
    const gameName = before.length > LONGEST_BEFORE_HASH ? '' : nameOf(before)
    const riotId = findRiotId(gameName, whole ?? beforeScript ?? '')
    if (riotId === null) return [...parts, { is: 'left-out', text: plain(text.slice(from)), reason: 'UNREADABLE' }]
    const end = hash + 1 + matched.length
    const after = text.slice(end, end + LONGEST_TAG_TEXT)
    const region = findRegionBehind(after)
    const player = { ...riotId, region: region?.region ?? null }
    parts.push({ is: 'player', text: plain(text.slice(from, end)), player })
    // What a player wrote in the chat names no other player.
    if (isMessage(after)) return parts
    from = end + (region?.length ?? 0)
  }
  return parts
}

function indexOfHash(text: string, from: number): number {
  const hash = text.slice(from).search(HASH)
  return hash === -1 ? -1 : from + hash
}

const isMessage = (text: string) => /^[\u2066-\u2069\u200e\u200f]*\s*:/u.test(text)

/** The region behind a Riot ID, in brackets or not, and the number of characters up to its end. */
function findRegionBehind(text: string): { readonly region: Region; readonly length: number } | null {
  const [whole = '', word = ''] =
    /^["'”»’\u2066-\u2069\u200e\u200f]*[\s([]+([a-z0-9]{2,4})[)\]]?(?=\s|$)/iu.exec(text) ?? []
  const region = findRegionByCode(word)
  return region === null ? null : { region, length: whole.length }
}

function findRiotId(gameName: string, tagLine: string): RiotId | null {
  try {
    return parseRiotId({ gameName, tagLine })
  } catch (error) {
    if (error instanceof InvalidRiotIdError) return null
    throw error
  }
}

/** The client isolates a name from the direction of the text around it: then the name is what the marks enclose. */
const ISOLATED = /[\u2066-\u2068]([^\u2066-\u2069]+)\u2069?\s*[\u2066-\u2068]?\s*$/u

/** The mark, number or time before an item of a list or a line of a chat. */
const ITEM_MARK = /^(?:[-*•·–—]\s+|\d{1,2}[.)]\s+|\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s+)/u

function nameOf(text: string): string {
  const [, isolated] = ISOLATED.exec(text) ?? []
  if (isolated !== undefined && plain(isolated) !== '') return plain(isolated)
  return trimEnd(
    plain(text)
      .replace(ITEM_MARK, '')
      .replace(/^["'“„«‘]+/u, ''),
    /["'”»’]/u,
  )
}

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

/** Removes characters of a kind from the end. A regular expression would try each run of them on its own. */
function trimEnd(text: string, kind: RegExp): string {
  let end = text.length
  while (end > 0 && kind.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Blanks of every kind become plain ones. */
function plain(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(/\s+/gu, ' ').trim()
}

function excerptOf(text: string): string {
  const letters = Array.from(text.toWellFormed())
  return letters.length <= LONGEST_EXCERPT ? letters.join('') : `${letters.slice(0, LONGEST_EXCERPT - 1).join('')}…`
}
