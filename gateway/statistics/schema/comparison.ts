import {
  type AccountResult,
  RegionalRiotIdInput,
  toAccountResult,
  typeOfAccountResult,
} from '../../accounts/schema/account-lookup.ts'
import { AccountNotFoundObject, InvalidRiotIdObject } from '../../accounts/schema/account-problem.ts'
import { AccountNode } from '../../accounts/schema/account.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { UpstreamUnavailableObject } from '../../contract/problem.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { countedAccounts } from '../../rosters/rules/account-doubt.ts'
import type { ProSceneView } from '../../rosters/rules/pro-scene-view.ts'
import type { ProPlayer } from '../../rosters/rules/pro-scene.ts'
import { findPlayerBy, ProPlayerByInput } from '../../rosters/schema/pro-player-by.ts'
import { ProPlayerNode } from '../../rosters/schema/pro-player.ts'
import { type ComparedPerson, isSamePerson } from '../rules/shared-games.ts'
import { SharedGamesObject } from './shared-games.ts'

const ComparedByInput = builder.inputType('ComparedBy', {
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

type ComparedPlayer = AccountResult | ProPlayer

const ComparedPlayerUnion = builder.unionType('ComparedPlayer', {
  description:
    'A player of a comparison: an account or a pro player, or the reason why the account could not be returned.',
  types: [AccountNode, ProPlayerNode, AccountNotFoundObject, InvalidRiotIdObject, UpstreamUnavailableObject],
  resolveType: (value) => ('memberships' in value ? ProPlayerNode : typeOfAccountResult(value)),
})

interface Comparison {
  /** Null for a pro player that this server does not know. */
  readonly a: ComparedPlayer | null
  readonly b: ComparedPlayer | null
  /** Both players; null unless both were found. */
  readonly people: { readonly a: ComparedPerson; readonly b: ComparedPerson } | null
}

const ComparisonObject = builder.objectRef<Comparison>('Comparison').implement({
  description: 'Two players side by side.',
  fields: (t) => ({
    a: t.field({
      type: ComparedPlayerUnion,
      nullable: true,
      description: 'The first player. Null if there is no such pro player.',
      resolve: ({ a }) => a,
    }),
    b: t.field({
      type: ComparedPlayerUnion,
      nullable: true,
      description: 'The second player. Null if there is no such pro player.',
      resolve: ({ b }) => b,
    }),
    samePerson: t.boolean({
      description:
        'True if both are one person: the same account, two accounts of one pro player, or a pro player and an account of theirs. An account in doubt does not count as one of the pro player.',
      resolve: ({ people }) => people !== null && isSamePerson(people.a, people.b),
    }),
    sharedGames: t.field({
      cost: new FieldCost({ weight: 2_000 }),
      type: SharedGamesObject,
      nullable: true,
      description:
        "Games of both players. Null if they are the same person, or if one was not found. Covers all accounts of a pro player without those in doubt. Sends no requests to Riot's API. Results may be ten seconds old.",
      async resolve({ people }, _args, { sharedGames }) {
        if (people === null || isSamePerson(people.a, people.b)) return null
        return sharedGames.find(people.a.accounts, people.b.accounts)
      },
    }),
  }),
})

builder.queryField('comparison', (t) =>
  t.field({
    cost: new FieldCost({ weight: 600, riotRequests: 6 }),
    type: ComparisonObject,
    description: 'Compares two players: accounts, pro players, or one of each.',
    args: {
      a: t.arg({ type: ComparedByInput, description: 'The first player.' }),
      b: t.arg({ type: ComparedByInput, description: 'The second player.' }),
    },
    async resolve(_root, { a, b }, context) {
      const scene = await context.proScene.look()
      const findPlayer = await lookUp([a, b], scene, context)
      const [playerA, playerB] = [findPlayer(a), findPlayer(b)]
      return { a: playerA, b: playerB, people: peopleOf(personOf(playerA, scene), personOf(playerB, scene)) }
    },
  }),
)

/** Looks up the accounts of both players with one read, and returns who was found by each name. */
async function lookUp(named: readonly ComparedBy[], scene: ProSceneView, { accounts }: GraphQLContext) {
  const riotIds = named.flatMap(({ account }) => account ?? [])
  const lookups = await accounts.findEach(riotIds)
  const results = new Map(riotIds.map((riotId, index) => [riotId, lookups[index]]))
  return ({ account, proPlayer }: ComparedBy): ComparedPlayer | null => {
    if (proPlayer !== null && proPlayer !== undefined) return findPlayerBy(proPlayer, scene)
    const lookup = account === null || account === undefined ? undefined : results.get(account)
    return lookup === undefined ? null : toAccountResult(lookup)
  }
}

function peopleOf(a: ComparedPerson | null, b: ComparedPerson | null): Comparison['people'] {
  return a === null || b === null ? null : { a, b }
}

/** Null for a player who was not found. */
function personOf(player: ComparedPlayer | null, scene: ProSceneView): ComparedPerson | null {
  if (player === null) return null
  if ('memberships' in player) return { proPlayerId: player.id, accounts: countedAccounts(player) }
  if ('kind' in player) return null
  return { proPlayerId: scene.findPlayerOfAccount(player)?.id ?? null, accounts: [player] }
}
