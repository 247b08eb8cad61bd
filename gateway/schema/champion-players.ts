import { FieldCost } from '../limits/field-cost.ts'
import { regionOf } from '../domain/region.ts'
import type { AccountOnChampion } from '../services/champion-players.ts'
import { badInput } from './bad-input.ts'
import { builder } from './builder.ts'
import { ChampionNode } from './champion.ts'
import { ChampionRecordObject } from './mastery.ts'
import { ProPlayerNode } from './pro-player.ts'
import { RateObject } from './rate.ts'
import { RegionEnum } from './region.ts'

const ChampionPlayerObject = builder.objectRef<AccountOnChampion>('ChampionPlayer').implement({
  description: 'An account that plays a champion much.',
  fields: (t) => ({
    gameName: t.exposeString('gameName', {
      description: 'The part of the Riot ID before the `#`, as of the newest recorded match.',
    }),
    tagLine: t.exposeString('tagLine', {
      description:
        'The part of the Riot ID after the `#`, as of the newest recorded match; empty in a match from before Riot IDs.',
    }),
    region: t.field({
      type: RegionEnum,
      description: 'The region of the account.',
      resolve: ({ platform }) => regionOf(platform),
    }),
    puuid: t.exposeString('puuid', {
      description: "Riot's identifier of the player, encrypted for this server's key.",
    }),
    proPlayer: t.field({
      type: ProPlayerNode,
      nullable: true,
      description: "The pro player whose account it is; null when it is nobody's that is known here.",
      resolve: async (account, _args, { proScene }) => (await proScene.look()).findPlayerOfAccount(account),
    }),
    record: t.field({
      type: ChampionRecordObject,
      description: 'What it did with the champion in all recorded games that count.',
      resolve: ({ record }) => record,
    }),
    share: t.field({
      type: RateObject,
      description: 'Share of all its recorded games that count.',
      resolve: ({ share }) => share,
    }),
  }),
})

builder.objectFields(ChampionNode, (t) => ({
  oneTricks: t.field({
    cost: new FieldCost({ weight: 100, listSize: { argument: 'first', most: 50 } }),
    type: [ChampionPlayerObject],
    description:
      'Accounts with at least 10 recorded games on it that are at least 65 % of all their recorded games; most games on it first.',
    args: { first: t.arg.int({ defaultValue: 10, description: 'How many accounts, 1 to 50.' }) },
    async resolve({ key }, { first }, context) {
      checkFirst(first)
      return [...(await context.championPlayers.listOneTricks(key, first))]
    },
  }),
  players: t.field({
    cost: new FieldCost({ weight: 100, listSize: { argument: 'first', most: 50 } }),
    type: [ChampionPlayerObject],
    description: 'Accounts with the most recorded games on it.',
    args: { first: t.arg.int({ defaultValue: 10, description: 'How many accounts, 1 to 50.' }) },
    async resolve({ key }, { first }, context) {
      checkFirst(first)
      return [...(await context.championPlayers.listPlayers(key, first))]
    },
  }),
}))

function checkFirst(first: number): void {
  if (first < 1 || first > 50) throw badInput(`\`first\` is ${first}: ask for 1 to 50 accounts.`)
}
