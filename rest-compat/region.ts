import { Region } from './gql/graphql.ts'
import { unprocessable } from './refusals.ts'

/** Regions by Riot's code of the platform, where the two differ. */
const PLATFORM_CODES: ReadonlyMap<string, Region> = new Map([
  ['EUW1', Region.EUW],
  ['EUN1', Region.EUNE],
  ['NA1', Region.NA],
  ['BR1', Region.BR],
  ['JP1', Region.JP],
  ['LA1', Region.LAN],
  ['LA2', Region.LAS],
  ['OC1', Region.OCE],
  ['PH2', Region.PH],
  ['SG2', Region.SG],
  ['TH2', Region.TH],
  ['TR1', Region.TR],
  ['TW2', Region.TW],
  ['VN2', Region.VN],
  ['ME1', Region.ME],
])

/** Returns the region for its own name (`EUW`) or that of its platform (`EUW1`), in any case. Throws a 422 for other texts. */
export function parseRegion(code: string): Region {
  const name = code.toUpperCase()
  const region = Object.values(Region).find((known) => known === name) ?? PLATFORM_CODES.get(name)
  if (region === undefined) throw unprocessable(`Invalid region: ${code}`)
  return region
}
