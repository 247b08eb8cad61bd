import { findProfileLink, findRegionByCode, type RiotIdLookUp } from '../../accounts/rules/profile-link.ts'
import { parsePastedRiotId } from '../../accounts/rules/riot-id.ts'

export type SearchText =
  | { readonly kind: 'name'; readonly name: string }
  /** A game name and a tag line or a prefix of one. */
  | {
      readonly kind: 'riot-id'
      readonly gameName: string
      readonly tagLine: string
      /** Null while the Riot ID is incomplete. */
      readonly lookUp: RiotIdLookUp | null
    }
  /** The address of a pro player: candidates for their name, the likeliest first. */
  | { readonly kind: 'pro-player'; readonly names: readonly string[] }

/** Interprets a text: a Riot ID with or without a region before or after it, an address, or else a name. */
export function readSearchText(text: string): SearchText {
  const link = findProfileLink(text)
  if (link?.kind === 'pro-player') return link
  // Of several accounts, the first one counts.
  const lookUp = link?.lookUps[0] ?? findLookUp(text)
  if (lookUp !== null) return { kind: 'riot-id', gameName: lookUp.gameName, tagLine: lookUp.tagLine, lookUp }

  const hash = text.indexOf('#')
  if (hash === -1) return { kind: 'name', name: text.trim() }
  return { kind: 'riot-id', gameName: text.slice(0, hash).trim(), tagLine: text.slice(hash + 1).trim(), lookUp }
}

/** Returns the Riot ID in a text such as `Name#TAG`, `Name #TAG euw` or `EUW Name#TAG`; null without a complete one. */
function findLookUp(text: string): RiotIdLookUp | null {
  const [, before = '', last = ''] = /^(.*[^\s,(])[\s,(]+([a-z0-9]{2,4})\)?$/is.exec(text.trim()) ?? []
  // In lower case it is more likely a word of the name, as in `me and you#EUW`.
  const [, first = '', behind = ''] = /^\(?([A-Z0-9]{2,4})[\s,:)](.*)$/s.exec(text.trim()) ?? []
  return withRegion(before, last) ?? withRegion(behind, first) ?? withoutRegion(text)
}

function withRegion(text: string, code: string): RiotIdLookUp | null {
  const region = findRegionByCode(code)
  const riotId = region === null ? null : parsePastedRiotId(text)
  return riotId === null ? null : { ...riotId, region }
}

function withoutRegion(text: string): RiotIdLookUp | null {
  const riotId = parsePastedRiotId(text)
  return riotId === null ? null : { ...riotId, region: null }
}
