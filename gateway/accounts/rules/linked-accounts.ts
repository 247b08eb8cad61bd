import type { Region } from '../../shared/region.ts'
import { decodeSegment, findProfileLink, findRegionByCode, findSlug, type RiotIdLookUp } from './profile-link.ts'
import { parsePastedRiotId, type RiotId } from './riot-id.ts'

/** The parameters in which sites, and this one, list players. */
const LIST = /(?:^|[?&])(?:players|summoners|names)=([^&#]*)/i

/** In UTF-16 code units. */
const LONGEST_PROFILE_LINK = 400

/** Finds the accounts that an address names: that of a profile, or of a list of players. Empty when it names none. */
export function findLinkedAccounts(address: string): readonly RiotIdLookUp[] {
  const [path = '', query = ''] = address.replace(/^https?:\/\//i, '').split('?', 2)
  const segments = path.split('/').slice(1)
  const [, list] = LIST.exec(query) ?? []
  if (list !== undefined) {
    const region = findRegionOf(segments, query)
    const names = decodeSegment(list).split(/[,;\n]/)
    return names.map(unescape).flatMap((name) => withRegion(parsePastedRiotId(name) ?? findSlug(name), region))
  }
  if (address.length > LONGEST_PROFILE_LINK) return []
  const link = findProfileLink(address)
  if (link?.kind === 'account') return [link.lookUp]
  // An encoded hash marks a Riot ID on any site.
  const marked = segments.find((segment) => /%23/.test(segment))
  return marked === undefined ? [] : withRegion(parsePastedRiotId(decodeSegment(marked)), null)
}

function findRegionOf(segments: readonly string[], query: string): Region | null {
  const [, code = ''] = /(?:^|&)(?:region|server|platform)=([^&#]+)/i.exec(query) ?? []
  return segments.reduce<Region | null>((found, segment) => findRegionByCode(segment) ?? found, findRegionByCode(code))
}

function withRegion(riotId: RiotId | null, region: Region | null): readonly RiotIdLookUp[] {
  return riotId === null ? [] : [{ ...riotId, region }]
}

/** In the lists of this site, the commas and percent signs of a name are escaped twice. */
function unescape(name: string): string {
  return name.replaceAll(/%2c|%25/gi, (escaped) => (escaped === '%25' ? '%' : ','))
}
