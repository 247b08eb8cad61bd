import type { ComparedBy } from '../gql/graphql.ts'
import {
  type ComparedParams,
  findAccountParams,
  findPlayerParams,
  toPlayerParams,
  type AccountParams,
} from '../paths.ts'
import { playerVariables } from '../pro-scene/player-variables.ts'

/** Returns the input that names a player of an address. */
export function comparedBy(player: ComparedParams): ComparedBy {
  if (!('region' in player)) return { proPlayer: { name: playerVariables(player) } }
  const { gameName, tagLine, region } = player
  return { account: { gameName, tagLine, region } }
}

/** A player who was found. */
export type FoundPlayer =
  | ({ readonly __typename: 'Account' } & AccountParams)
  | {
      readonly __typename: 'ProPlayer'
      readonly name: string
      readonly slug: string
      readonly team: { readonly code: string } | null
    }

/** Returns the params of the canonical address. */
export const comparedParamsOf = (player: FoundPlayer): ComparedParams =>
  player.__typename === 'Account' ? player : toPlayerParams({ team: player.team?.code ?? null, slug: player.slug })

/** Returns the name of a player without the tag line. */
export const comparedName = (player: FoundPlayer): string =>
  player.__typename === 'Account' ? player.gameName : player.name

/** Reads a player from the path of the page of an account or a pro player; null for other pages. */
export function findComparedOfPage(path: string): ComparedParams | null {
  const [, page, first = '', second = '', ...more] = decodeSegments(path)
  if (more.length > 0) return null
  if (page === 'account') return findAccountParams(first, second)
  return page === 'player' ? findPlayerParams(first, second) : null
}

/** Empty when the path has a malformed escape. */
function decodeSegments(path: string): readonly string[] {
  try {
    return path.split('/').map(decodeURIComponent)
  } catch {
    return []
  }
}
