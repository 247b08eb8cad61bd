import { FieldCost } from '../limits/field-cost.ts'
import type { Account, AccountKey } from '../domain/account.ts'
import { InvalidCursorError } from '../domain/match-cursor.ts'
import { PLATFORM_CODES, regionOf } from '../domain/region.ts'
import { AccountMatchConnectionObject, QueueFilterEnum } from './account-matches.ts'
import { badInput } from './bad-input.ts'
import { builder } from './builder.ts'
import { FreshnessObject } from './freshness.ts'
import { AccountMasteriesObject } from './mastery.ts'
import { AccountRanksObject } from './rank.ts'
import { RegionEnum } from './region.ts'

const AccountRef = builder.objectRef<Account>('Account')

export const AccountNode = builder.node(AccountRef, {
  description: 'One Riot account on one platform: what a player is called, and what is known of his games there.',
  id: { resolve: ({ platform, puuid }) => `${platform}_${puuid}` },
  async loadOne(id, { accounts }) {
    const key = toAccountKey(id)
    if (key === null) return null
    const lookup = await accounts.findByPuuid(key.puuid, regionOf(key.platform))
    return lookup.kind === 'found' ? lookup.account : null
  },
  fields: (t) => ({
    gameName: t.exposeString('gameName', {
      broadcastable: true,
      description: 'The part of the Riot ID before the `#`, as its owner writes it.',
    }),
    tagLine: t.exposeString('tagLine', {
      broadcastable: true,
      description: 'The part of the Riot ID after the `#`, as its owner writes it.',
    }),
    puuid: t.exposeString('puuid', {
      broadcastable: true,
      description: "Riot's identifier of the player, encrypted for this server's key: it means nothing to another one.",
    }),
    region: t.field({
      type: RegionEnum,
      broadcastable: true,
      description: 'The region this account plays on.',
      resolve: ({ platform }) => regionOf(platform),
    }),
    level: t.int({
      broadcastable: true,
      description: 'Level of the account.',
      resolve: ({ profile }) => profile.level,
    }),
    profileIconId: t.int({
      broadcastable: true,
      description: 'Number of the profile picture.',
      resolve: ({ profile }) => profile.profileIconId,
    }),
    profileIcon: t.string({
      broadcastable: true,
      description: 'Path of the profile picture on this server.',
      resolve: ({ profile }) => `/images/profile-icons/${profile.profileIconId}.png`,
    }),
    freshness: t.field({
      type: FreshnessObject,
      broadcastable: true,
      description: 'When level and picture were fetched. The name is at most an hour older.',
      resolve: (account, _args, { accounts }) => accounts.profileFreshness(account),
    }),
    refreshAvailableAt: t.field({
      type: 'DateTime',
      broadcastable: true,
      description: 'When `refreshAccount` will ask Riot again; in the past when it may be called now.',
      resolve: (account, _args, { accounts }) => accounts.refreshAvailableAt(account),
    }),
    ranks: t.field({
      cost: new FieldCost({ weight: 50, riotRequests: 1 }),
      type: AccountRanksObject,
      nullable: true,
      description: 'Standing in the ranked queues; null while Riot can not be asked and nothing is stored.',
      async resolve(account, _args, context) {
        const ranks = await context.ranks.findRanks(account)
        return ranks === null ? null : { account, ranks, freshness: context.ranks.freshness(ranks) }
      },
    }),
    matches: t.field({
      cost: new FieldCost({
        weight: 2_000,
        riotRequests: 1,
        riotRequestsPerItem: 1,
        listSize: { argument: 'first', most: 100, of: ['edges'] },
      }),
      type: AccountMatchConnectionObject,
      nullable: true,
      description:
        'Finished matches, newest first, without remakes; null while Riot can not be asked and nothing is stored.',
      args: {
        queue: t.arg({ type: QueueFilterEnum, required: false, description: 'Only matches of this queue.' }),
        champion: t.arg.int({
          required: false,
          description:
            'Only matches on the champion with this key. A page looks at 50 matches at most, so it can be short with more to come.',
        }),
        first: t.arg.int({ defaultValue: 10, description: 'How many matches, 1 to 100.' }),
        after: t.arg.string({
          required: false,
          description: 'The `endCursor` of the page before. New matches do not shift the pages behind it.',
        }),
      },
      async resolve(account, { queue, champion, first, after }, { matchHistory }) {
        if (first < 1 || first > 100) throw badInput(`\`first\` is ${first}: ask for 1 to 100 matches.`)
        try {
          return await matchHistory.findPage(account, {
            queue: queue ?? null,
            championId: champion ?? null,
            first,
            after: after ?? null,
          })
        } catch (error) {
          if (error instanceof InvalidCursorError) throw badInput(error.message)
          throw error
        }
      },
    }),
    masteries: t.field({
      cost: new FieldCost({ weight: 1_500, riotRequests: 1 }),
      type: AccountMasteriesObject,
      nullable: true,
      description: 'Champion mastery; null while Riot can not be asked and nothing is stored.',
      async resolve(account, _args, context) {
        const [masteries, records] = await Promise.all([
          context.masteries.findMasteries(account),
          context.masteries.findRecords(account),
        ])
        return masteries === null ? null : { masteries, records }
      },
    }),
  }),
})

/** The account an id of this type stands for; null for an id that no account can have. */
export function toAccountKey(id: string): AccountKey | null {
  const [, code, puuid] = /^([A-Z0-9]+)_([\w-]{1,128})$/.exec(id) ?? []
  const platform = PLATFORM_CODES.find((known) => known === code)
  return platform === undefined || puuid === undefined ? null : { platform, puuid }
}
