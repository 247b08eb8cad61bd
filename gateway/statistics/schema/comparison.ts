import { typeOfAccountResult } from '../../accounts/schema/account-lookup.ts'
import { AccountNotFoundObject, InvalidRiotIdObject } from '../../accounts/schema/account-problem.ts'
import { AccountNode } from '../../accounts/schema/account.ts'
import { builder } from '../../contract/builder.ts'
import { UpstreamUnavailableObject } from '../../contract/problem.ts'
import { RateObject } from '../../contract/rate.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { ProPlayerNode } from '../../rosters/schema/pro-player.ts'
import { recordOf, type SharedGames } from '../rules/shared-games.ts'
import { COMPARED_RIOT_REQUESTS, ComparedByInput, type ComparedPlayers, findCompared } from './compared-by.ts'

const ComparedPlayerUnion = builder.unionType('ComparedPlayer', {
  description:
    'A player of a comparison: an account or a pro player, or the reason why the account could not be returned.',
  types: [AccountNode, ProPlayerNode, AccountNotFoundObject, InvalidRiotIdObject, UpstreamUnavailableObject],
  resolveType: (value) => ('memberships' in value ? ProPlayerNode : typeOfAccountResult(value)),
})

const ComparedGamesObject = builder.objectRef<SharedGames['ofGames']>('ComparedGames').implement({
  description: 'Number of known games of each of two players.',
  fields: (t) => ({
    a: t.exposeInt('a', { description: 'Number of known games of the first player.' }),
    b: t.exposeInt('b', { description: 'Number of known games of the second player.' }),
  }),
})

const SharedRecordsObject = builder.objectRef<SharedGames>('SharedRecords').implement({
  description:
    'Records of two players in ranked, normal and Clash queues, as far as this server knows the games of both: at most 500 games of each account, without remakes.',
  fields: (t) => ({
    ofGames: t.field({
      type: ComparedGamesObject,
      description: 'Number of known games in these queues, in which the shared games were found.',
      resolve: ({ ofGames }) => ofGames,
    }),
    against: t.field({
      type: RateObject,
      nullable: true,
      description: 'Share of the games against each other that the first player won. Null without such games.',
      resolve: ({ against }) => recordOf(against),
    }),
    together: t.field({
      type: RateObject,
      nullable: true,
      description: 'Share of the games on the same side that both won. Null without such games.',
      resolve: ({ together }) => recordOf(together),
    }),
  }),
})

const ComparisonObject = builder.objectRef<ComparedPlayers>('Comparison').implement({
  description: 'Two players side by side.',
  fields: (t) => ({
    a: t.expose('a', {
      type: ComparedPlayerUnion,
      nullable: true,
      description: 'The first player. Null if there is no such pro player.',
    }),
    b: t.expose('b', {
      type: ComparedPlayerUnion,
      nullable: true,
      description: 'The second player. Null if there is no such pro player.',
    }),
    samePerson: t.exposeBoolean('isSamePerson', {
      description:
        'True if both are one person: the same account, two accounts of one pro player, or a pro player and an account of theirs. An account in doubt does not count as one of the pro player.',
    }),
    sharedRecords: t.field({
      cost: new FieldCost({ weight: 2_000 }),
      type: SharedRecordsObject,
      nullable: true,
      description:
        "Records against each other and together; `Query.sharedGames` lists the games. Null if both are the same person, or if one was not found. Covers all accounts of a pro player without those in doubt. Sends no requests to Riot's API. Results may be ten seconds old.",
      resolve: ({ twoPeople }, _args, { sharedGames }) => (twoPeople === null ? null : sharedGames.find(twoPeople)),
    }),
  }),
})

builder.queryField('comparison', (t) =>
  t.field({
    cost: new FieldCost({ weight: 600, riotRequests: COMPARED_RIOT_REQUESTS }),
    type: ComparisonObject,
    description: 'Compares two players: accounts, pro players, or one of each.',
    args: {
      a: t.arg({ type: ComparedByInput, description: 'The first player.' }),
      b: t.arg({ type: ComparedByInput, description: 'The second player.' }),
    },
    resolve: (_root, args, context) => findCompared(args, context),
  }),
)
