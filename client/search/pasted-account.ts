import { INVISIBLE_MARKS, type RiotIdParams } from '../paths.ts'
import { findPastedRiotId } from './account-search-form.ts'
import { findProfileOfAddress, isTagLine, type NamedAccount } from './profile-address.ts'
import { findRegionOfTagLine } from './usual-tag-lines.ts'

/**
 * The account in a pasted text: the address of a profile, `Name#TAG` with or without a region before or behind it, or, where
 * a tag line is wanted, `name - tag` and `name-tag`, which could be a name with a hyphen as well. Null when the text is
 * something else and should be pasted as it is.
 */
export function findPastedAccount(text: string, wantsTagLine: boolean): NamedAccount | null {
  const profile = findProfileOfAddress(text)
  if (profile !== null) return profile

  const narrow = text.includes('#') ? text : text.replaceAll('＃', '#')
  return (
    findBeforeRegion(narrow) ??
    findBehindRegion(narrow) ??
    withRegion(findPastedRiotId(narrow) ?? (wantsTagLine ? findHyphenedRiotId(text) : null), null)
  )
}

function findHyphenedRiotId(text: string): RiotIdParams | null {
  const trimmed = text.replaceAll(INVISIBLE_MARKS, '').trim()
  const [, gameName = '', tagLine = ''] = SPACED.exec(trimmed) ?? CLOSE.exec(trimmed) ?? []
  return isTagLine(tagLine) ? { gameName, tagLine } : null
}

const SPACED = /^(\S.*?)(?:\s+[-–—]\s*|\s*[-–—]\s+)([^\s-]{2,5})$/su

/** Riot's own shortest and longest: without blanks there is more that only looks like it. */
const CLOSE = /^(\S.{1,14}\S)-([^\s-]{3,5})$/u

/** `Name#TAG euw`, `Name #TAG (EUW1)`: a tag line holds no blanks, so what follows one is not of it. */
function findBeforeRegion(text: string): NamedAccount | null {
  const [, riotId = '', word = ''] = /^(.*#.*[^\s,(|[])[\s,(|[]+([a-z0-9]{2,4})[)\]]?\s*$/is.exec(text) ?? []
  const region = findRegionOfTagLine(word)
  return region === null ? null : withRegion(findPastedRiotId(riotId), region)
}

/** `(EUW) Name#TAG`, `KR: Name#TAG`: without the marks it would rather be a word of the name. */
function findBehindRegion(text: string): NamedAccount | null {
  const [, word = '', riotId = ''] = /^\s*[([]?([a-z0-9]{2,4})\s*[)\]:|,]+(.*#.*)$/is.exec(text) ?? []
  const region = findRegionOfTagLine(word)
  return region === null ? null : withRegion(findPastedRiotId(riotId), region)
}

const withRegion = (riotId: RiotIdParams | null, region: NamedAccount['region']): NamedAccount | null =>
  riotId === null ? null : { ...riotId, region }
