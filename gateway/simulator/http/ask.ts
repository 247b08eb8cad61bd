import type { MatchRoute, Platform } from '../../shared/region.ts'
import type { WorldAccount } from '../world/accounts.ts'
import type { World } from '../world/world.ts'
import { badRequest, notFound } from './problem.ts'

export interface Ask {
  readonly world: World
  /** Milliseconds since 1970. */
  readonly now: number
  readonly parts: ReadonlyMap<string, string>
  readonly query: URLSearchParams
}

export interface PlatformAsk extends Ask {
  readonly platform: Platform
}

export interface RegionalAsk extends Ask {
  readonly route: MatchRoute
}

export function getPart({ parts }: Ask, name: string): string {
  const part = parts.get(name)
  if (part === undefined || part === '') throw badRequest(`${name} is missing`)
  return part
}

/** Throws a 400 when the value is not a whole number or out of range. */
export function getNumber(
  { query }: Ask,
  name: string,
  range: { readonly from: number; readonly to: number },
): number | null {
  const text = query.get(name)
  if (text === null) return null
  const number = Number(text)
  if (!/^-?\d+$/.test(text) || number < range.from || number > range.to) throw badRequest(`Invalid value for ${name}`)
  return number
}

/** Riot can't decrypt PUUIDs of other keys, and answers them with a 400. */
export function getAccount(ask: Ask): WorldAccount {
  const puuid = getPart(ask, 'puuid')
  const account = ask.world.population.byPuuid.get(puuid)
  if (account === undefined) throw badRequest(`Exception decrypting ${puuid}`)
  return account
}

/** Throws a 404 when the account is on another platform. */
export function getLocalAccount(ask: PlatformAsk): WorldAccount {
  const account = getAccount(ask)
  if (account.platform !== ask.platform) throw notFound('summoner not found')
  return account
}
