import { RegionalRiotIdInput, toAccountResult, type AccountResult } from '../../accounts/schema/account-lookup.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { countedAccounts } from '../../rosters/rules/account-doubt.ts'
import type { ProSceneView } from '../../rosters/rules/pro-scene-view.ts'
import type { ProPlayer } from '../../rosters/rules/pro-scene.ts'
import { findPlayerBy, ProPlayerByInput } from '../../rosters/schema/pro-player-by.ts'
import { type ComparedPerson, isSamePerson } from '../rules/shared-games.ts'

/** Requests to Riot for two accounts that are not stored. */
export const COMPARED_RIOT_REQUESTS = 6

export const ComparedByInput = builder.inputType('ComparedBy', {
  isOneOf: true,
  description: 'A player to compare: an account or a pro player.',
  fields: (t) => ({
    account: t.field({
      type: RegionalRiotIdInput,
      required: false,
      description: 'The Riot ID of an account, and its region.',
    }),
    proPlayer: t.field({ type: ProPlayerByInput, required: false, description: 'A pro player.' }),
  }),
})

type ComparedBy = typeof ComparedByInput.$inferInput

/** A pro player, an account, or the reason why the account could not be returned. */
export type ComparedPlayer = AccountResult | ProPlayer

export interface ComparedPlayers {
  /** Null for a pro player that this server does not know. */
  readonly a: ComparedPlayer | null
  readonly b: ComparedPlayer | null
  readonly isSamePerson: boolean
  /** Null if both are the same person, or if one was not found. */
  readonly twoPeople: { readonly a: ComparedPerson; readonly b: ComparedPerson } | null
}

/** Looks up both players, their accounts with one read. */
export async function findCompared(
  { a, b }: { readonly a: ComparedBy; readonly b: ComparedBy },
  { accounts, proScene }: Pick<GraphQLContext, 'accounts' | 'proScene'>,
): Promise<ComparedPlayers> {
  const scene = await proScene.look()
  const riotIds = [a, b].flatMap(({ account }) => account ?? [])
  const lookups = await accounts.findEach(riotIds)
  const results = new Map(riotIds.map((riotId, index) => [riotId, lookups[index]]))

  function find({ account, proPlayer }: ComparedBy): ComparedPlayer | null {
    if (proPlayer !== null && proPlayer !== undefined) return findPlayerBy(proPlayer, scene)
    const lookup = account === null || account === undefined ? undefined : results.get(account)
    return lookup === undefined ? null : toAccountResult(lookup)
  }

  const found = { a: find(a), b: find(b) }
  const people = { a: personOf(found.a, scene), b: personOf(found.b, scene) }
  if (people.a === null || people.b === null) return { ...found, isSamePerson: false, twoPeople: null }
  return isSamePerson(people.a, people.b)
    ? { ...found, isSamePerson: true, twoPeople: null }
    : { ...found, isSamePerson: false, twoPeople: { a: people.a, b: people.b } }
}

/** Null for a player who was not found. */
function personOf(player: ComparedPlayer | null, scene: ProSceneView): ComparedPerson | null {
  if (player === null) return null
  if ('memberships' in player) return { proPlayerId: player.id, accounts: countedAccounts(player) }
  if ('kind' in player) return null
  return { proPlayerId: scene.findPlayerOfAccount(player)?.id ?? null, accounts: [player] }
}
