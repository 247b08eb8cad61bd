import { type Region, REGIONS } from '../../shared/region.ts'
import { InvalidRiotIdError, parseAccountSlug, type RiotId } from './riot-id.ts'

export interface AccountPath {
  /** First segment, such as `account`. */
  readonly page: string
  readonly region: Region
  readonly riotId: RiotId
}

const PATH = /^\/(?<page>[a-z]+)\/(?<code>[^/]+)\/(?<slug>[^/]+)\/?$/i

/** Reads a path with encoded segments, such as `/account/euw/Some%20Name-EUW`; null when it can't name an account. */
export function findAccountPath(path: string): AccountPath | null {
  const { page, code, slug } = PATH.exec(path)?.groups ?? {}
  const region = REGIONS.find((known) => known === code?.toUpperCase())
  if (page === undefined || slug === undefined || region === undefined) return null
  try {
    return { page: page.toLowerCase(), region, riotId: parseAccountSlug(decodeURIComponent(slug)) }
  } catch (error) {
    if (error instanceof InvalidRiotIdError || error instanceof URIError) return null
    throw error
  }
}
