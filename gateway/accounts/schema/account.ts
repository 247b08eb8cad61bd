import { builder } from '../../contract/builder.ts'
import { FreshnessObject } from '../../contract/freshness.ts'
import { pictureAddress, pictureArgument } from '../../contract/picture.ts'
import { RegionEnum } from '../../contract/region.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { regionOf } from '../../shared/region.ts'
import { accountIdOf } from '../rules/account-id.ts'
import type { Account } from '../rules/account.ts'
import { AccountMasteriesObject } from './mastery.ts'
import { AccountRanksObject } from './rank.ts'

const AccountRef = builder.objectRef<Account>('Account')

export const AccountNode = builder.node(AccountRef, {
  broadcastable: true,
  description: 'A Riot account on one platform, with its profile, ranks, matches and champion masteries.',
  id: { resolve: accountIdOf },
  async loadMany(ids, { accounts }) {
    const lookups = await accounts.findEachById(ids)
    return lookups.map((lookup) => (lookup.kind === 'found' ? lookup.account : null))
  },
  fields: (t) => ({
    gameName: t.exposeString('gameName', {
      description: 'Game name: the part of the Riot ID before the `#`, as written by the account owner.',
    }),
    tagLine: t.exposeString('tagLine', {
      description: 'Tag line: the part of the Riot ID after the `#`, as written by the account owner.',
    }),
    puuid: t.exposeString('puuid', {
      description:
        "Riot's identifier of the player. Encrypted for this server's API key, so other servers cannot use it, and it changes with the key: store `id` instead.",
    }),
    region: t.field({
      type: RegionEnum,
      description: 'Region of the account.',
      resolve: ({ platform }) => regionOf(platform),
    }),
    level: t.int({
      description: 'Summoner level of the account.',
      resolve: ({ profile }) => profile.level,
    }),
    profileIconId: t.int({
      description: "Riot's number of the profile icon.",
      resolve: ({ profile }) => profile.profileIconId,
    }),
    profileIcon: t.string({
      description: 'Path of the profile icon on this server, or URL.',
      args: pictureArgument,
      resolve: ({ profile }, picture, context) =>
        pictureAddress(`/images/profile-icons/${profile.profileIconId}.png`, picture, context),
    }),
    freshness: t.field({
      type: FreshnessObject,
      description: 'Age of `level` and `profileIconId`. The Riot ID may be up to one hour older.',
      resolve: (account, _args, { accounts }) => accounts.profileFreshness(account),
    }),
    refreshAvailableAt: t.field({
      type: 'DateTime',
      description:
        'Time from which `refreshAccount` refreshes this account again. In the past if a refresh is possible now.',
      resolve: (account, _args, { accounts }) => accounts.refreshAvailableAt(account),
    }),
    ranks: t.field({
      broadcastable: false,
      cost: new FieldCost({ weight: 50, riotRequests: 1 }),
      type: AccountRanksObject,
      nullable: true,
      description: "Ranks of the account. Null if Riot's API is unavailable and no ranks are stored.",
      async resolve(account, _args, context) {
        const ranks = await context.ranks.findRanks(account)
        return ranks === null ? null : { account, ranks, freshness: context.ranks.freshness(ranks) }
      },
    }),
    masteries: t.field({
      broadcastable: false,
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
