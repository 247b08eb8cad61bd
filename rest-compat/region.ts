import { unprocessable } from './failure.ts'
import { Region } from './gql/graphql.ts'

/** Riot's code of each platform that is not called as its region is. */
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

/** The region named by `EUW` or by its platform `EUW1`, in any case. Throws a 422 for any other word. */
export function parseRegion(code: string): Region {
  const name = code.toUpperCase()
  const region = Object.values(Region).find((known) => known === name) ?? PLATFORM_CODES.get(name)
  if (region === undefined) throw unprocessable(`Invalid region: ${code}`)
  return region
}
