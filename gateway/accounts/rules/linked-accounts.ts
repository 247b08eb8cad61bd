import type { Region } from '../../shared/region.ts'
import { decodeSegment, findProfileLink, findRegionByCode, findWritten, type RiotIdLookUp } from './profile-link.ts'

/** The parameters in which sites, and this one, list players. */
const LIST = /(?:^|[?&])(?:players|summoners|names)=([^&#]*)/i

/** In UTF-16 code units. Ten encoded Riot IDs of a script such as Korean take about 1,700. */
const LONGEST_LINK = 2_000

/** Finds the accounts that an address names: that of a profile, or of a list of players. Empty when it names none. */
export function findLinkedAccounts(address: string): readonly RiotIdLookUp[] {
  const [path = '', query = ''] = address.replace(/^https?:\/\//i, '').split('?', 2)
  const segments = path.split('/').slice(1)
  const [, list] = LIST.exec(query) ?? []
  if (list !== undefined) {
    const region = findRegionOf(segments, query)
    const names = decodeSegment(list).split(/[,;\n]/)
    const riotIds = names.map((name) => findWritten(unescape(name))).filter((riotId) => riotId !== null)
    return riotIds.map((riotId) => ({ ...riotId, region }))
  }
  if (address.length > LONGEST_LINK) return []
  const link = findProfileLink(address)
  return link?.kind === 'accounts' ? link.lookUps : []
}

function findRegionOf(segments: readonly string[], query: string): Region | null {
  const [, code = ''] = /(?:^|&)(?:region|server|platform)=([^&#]+)/i.exec(query) ?? []
  return segments.reduce<Region | null>((found, segment) => findRegionByCode(segment) ?? found, findRegionByCode(code))
}

/** In the lists of this site, the commas and percent signs of a name are escaped twice. */
function unescape(name: string): string {
  return name.replaceAll(/%2c|%25/gi, (escaped) => (escaped === '%25' ? '%' : ','))
}
