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
  description: 'A Riot account on one platform, with its profile, ranks, matches and champion masteries.',
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
      description: 'Game name: the part of the Riot ID before the `#`, as written by the account owner.',
    }),
    tagLine: t.exposeString('tagLine', {
      broadcastable: true,
      description: 'Tag line: the part of the Riot ID after the `#`, as written by the account owner.',
    }),
    puuid: t.exposeString('puuid', {
      broadcastable: true,
      description:
        "Riot's identifier of the player. Encrypted for this server's API key, so other servers cannot use it.",
    }),
    region: t.field({
      type: RegionEnum,
      broadcastable: true,
      description: 'Region of the account.',
      resolve: ({ platform }) => regionOf(platform),
    }),
    level: t.int({
      broadcastable: true,
      description: 'Summoner level of the account.',
      resolve: ({ profile }) => profile.level,
    }),
    profileIconId: t.int({
      broadcastable: true,
      description: "Riot's number of the profile icon.",
      resolve: ({ profile }) => profile.profileIconId,
    }),
    profileIcon: t.string({
      broadcastable: true,
      description: 'Path of the profile icon on this server.',
      resolve: ({ profile }) => `/images/profile-icons/${profile.profileIconId}.png`,
    }),
    freshness: t.field({
      type: FreshnessObject,
      broadcastable: true,
      description: 'Age of `level` and `profileIconId`. The Riot ID may be up to one hour older.',
      resolve: (account, _args, { accounts }) => accounts.profileFreshness(account),
    }),
    refreshAvailableAt: t.field({
      type: 'DateTime',
      broadcastable: true,
      description:
        'Time from which `refreshAccount` refreshes this account again. In the past if a refresh is possible now.',
      resolve: (account, _args, { accounts }) => accounts.refreshAvailableAt(account),
    }),
    ranks: t.field({
      cost: new FieldCost({ weight: 50, riotRequests: 1 }),
      type: AccountRanksObject,
      nullable: true,
      description: "Ranks of the account. Null if Riot's API is unavailable and no ranks are stored.",
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
        "Finished matches, newest first, excluding remakes. Null if Riot's API is unavailable and no matches are stored.",
      args: {
        queue: t.arg({ type: QueueFilterEnum, required: false, description: 'Returns only matches of this queue.' }),
        champion: t.arg.int({
          required: false,
          description:
            'Returns only matches where the account played the champion with this key. A page examines at most 50 matches, so it may contain fewer than `first` matches although more pages follow.',
        }),
        first: t.arg.int({ defaultValue: 10, description: 'Number of matches to return, 1 to 100.' }),
        after: t.arg.string({
          required: false,
          description: 'The `endCursor` of the previous page. New matches do not shift later pages.',
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
      description: "Champion masteries of the account. Null if Riot's API is unavailable and no masteries are stored.",
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

/** Parses the type-local part of an account's id. Returns null when the text cannot belong to an account. */
export function toAccountKey(id: string): AccountKey | null {
  const [, code, puuid] = /^([A-Z0-9]+)_([\w-]{1,128})$/.exec(id) ?? []
  const platform = PLATFORM_CODES.find((known) => known === code)
  return platform === undefined || puuid === undefined ? null : { platform, puuid }
}
