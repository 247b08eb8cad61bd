import { INVISIBLE_MARKS, type RiotIdParams } from '../paths.ts'
import { findPastedRiotId } from './account-search-form.ts'
import { findProfileOfAddress, isTagLine, type NamedAccount } from './profile-link.ts'
import { findRegionOfTagLine } from './usual-tag-lines.ts'

/**
 * Finds a profile's address; `Name#TAG` with a region before or after it; and, where a tag line is wanted, `name - tag` and
 * `name-tag`, which could also be a name. Null for other text, which should be pasted unchanged.
 */
export function findPastedAccount(text: string, wantsTagLine: boolean): NamedAccount | null {
  const profile = findProfileOfAddress(text)
  if (profile !== null) return profile

  const narrow = text.includes('#') ? text : text.replaceAll('＃', '#')
  return (
    findWithTrailingRegion(narrow) ??
    findWithLeadingRegion(narrow) ??
    withRegion(findPastedRiotId(narrow) ?? (wantsTagLine ? findHyphenedRiotId(text) : null), null)
  )
}

function findHyphenedRiotId(text: string): RiotIdParams | null {
  const trimmed = text.replaceAll(INVISIBLE_MARKS, '').trim()
  const [, gameName = '', tagLine = ''] = SPACED.exec(trimmed) ?? CLOSE.exec(trimmed) ?? []
  return isTagLine(tagLine) ? { gameName, tagLine } : null
}

const SPACED = /^(\S.*?)(?:\s+[-–—]\s*|\s*[-–—]\s+)([^\s-]{2,5})$/su

/** Riot's own shortest and longest lengths: without blanks, more texts look like a Riot ID by accident. */
const CLOSE = /^(\S.{1,14}\S)-([^\s-]{3,5})$/u

/** `Name#TAG euw`, `Name #TAG (EUW1)`: a tag line contains no blanks, so text after a blank does not belong to it. */
function findWithTrailingRegion(text: string): NamedAccount | null {
  const [, riotId = '', word = ''] = /^(.*#.*[^\s,(|[])[\s,(|[]+([a-z0-9]{2,4})[)\]]?\s*$/is.exec(text) ?? []
  const region = findRegionOfTagLine(word)
  return region === null ? null : withRegion(findPastedRiotId(riotId), region)
}

/** `(EUW) Name#TAG`, `KR: Name#TAG`: without the punctuation, the word would more likely be part of the name. */
function findWithLeadingRegion(text: string): NamedAccount | null {
  const [, word = '', riotId = ''] = /^\s*[([]?([a-z0-9]{2,4})\s*[)\]:|,]+(.*#.*)$/is.exec(text) ?? []
  const region = findRegionOfTagLine(word)
  return region === null ? null : withRegion(findPastedRiotId(riotId), region)
}

const withRegion = (riotId: RiotIdParams | null, region: NamedAccount['region']): NamedAccount | null =>
  riotId === null ? null : { ...riotId, region }
