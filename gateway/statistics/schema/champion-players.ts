import { AccountResultUnion } from '../../accounts/schema/account-lookup.ts'
import { ChampionRecordObject } from '../../accounts/schema/mastery.ts'
import { findSeenAccount, SEEN_ACCOUNT, SEEN_ACCOUNT_COST } from '../../accounts/schema/seen-account.ts'
import { builder } from '../../contract/builder.ts'
import { readCount } from '../../contract/count-argument.ts'
import { RateObject } from '../../contract/rate.ts'
import { RegionEnum } from '../../contract/region.ts'
import { ChampionNode } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { ProPlayerNode } from '../../rosters/schema/pro-player.ts'
import { regionOf } from '../../shared/region.ts'
import type { AccountOnChampion } from '../services/champion-players.ts'

const ChampionPlayerObject = builder.objectRef<AccountOnChampion>('ChampionPlayer').implement({
  description:
    'An account that frequently plays a champion. Accounts are known from the first look-up, or because they belong to a pro player.',
  fields: (t) => ({
    gameName: t.exposeString('gameName', {
      description: 'Game name: the part of the Riot ID before the `#`.',
    }),
    tagLine: t.exposeString('tagLine', {
      description: 'Tag line: the part of the Riot ID after the `#`.',
    }),
    region: t.field({
      type: RegionEnum,
      description: 'Region of the account.',
      resolve: ({ platform }) => regionOf(platform),
    }),
    puuid: t.exposeString('puuid', {
      description: "Riot's identifier of the player, encrypted for this server's API key.",
    }),
    account: t.field({
      cost: SEEN_ACCOUNT_COST,
      type: AccountResultUnion,
      description: `The account. ${SEEN_ACCOUNT}`,
      resolve: ({ platform, puuid }, _args, context) => findSeenAccount({ platform, puuid }, context),
    }),
    proPlayer: t.field({
      type: ProPlayerNode,
      nullable: true,
      description: 'The pro player who owns the account. Null if the account belongs to no known pro player.',
      resolve: async (account, _args, { proScene }) => (await proScene.look()).findPlayerOfAccount(account),
    }),
    record: t.field({
      type: ChampionRecordObject,
      description:
        "The account's record on the champion over its newest known games, at most 500, in ranked, normal and Clash queues.",
      resolve: ({ record }) => record,
    }),
    share: t.field({
      type: RateObject,
      description: 'Share of these games that were played on the champion.',
      resolve: ({ share }) => share,
    }),
  }),
})

builder.objectFields(ChampionNode, (t) => ({
  oneTricks: t.field({
    broadcastable: false,
    cost: new FieldCost({ weight: 100, listSize: { argument: 'first', most: 50 } }),
    type: [ChampionPlayerObject],
    description:
      'One-tricks: accounts with at least 10 known games on this champion that make up at least 65 % of their known games. Most games on it first.',
    args: { first: t.arg.int({ defaultValue: 10, description: 'Number of accounts to return, 1 to 50.' }) },
    async resolve({ key }, { first }, context) {
      checkFirst(first)
      return [...(await context.championPlayers.listOneTricks(key, first))]
    },
  }),
  players: t.field({
    broadcastable: false,
    cost: new FieldCost({ weight: 100, listSize: { argument: 'first', most: 50 } }),
    type: [ChampionPlayerObject],
    description: 'Accounts that have this champion among the three that they play most, most games on it first.',
    args: { first: t.arg.int({ defaultValue: 10, description: 'Number of accounts to return, 1 to 50.' }) },
    async resolve({ key }, { first }, context) {
      checkFirst(first)
      return [...(await context.championPlayers.listPlayers(key, first))]
    },
  }),
}))

function checkFirst(first: number): void {
  readCount('first', first, 50, 'accounts')
}
