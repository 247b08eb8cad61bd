import type { Account } from '../../accounts/rules/account.ts'
import { AccountNode } from '../../accounts/schema/account.ts'
import { AccountRanksObject } from '../../accounts/schema/rank.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { RegionEnum } from '../../contract/region.ts'
import { regionOf } from '../../shared/region.ts'
import type { ProAccount } from '../rules/pro-scene.ts'

/** An account of a pro player, with the stored account if it was already read. */
type ReadProAccount = ProAccount & { readonly stored?: Account | null }

export const ProAccountObject = builder.objectRef<ReadProAccount>('ProAccount').implement({
  broadcastable: true,
  description: 'A Riot account of a pro player.',
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
    account: t.field({
      type: AccountNode,
      nullable: true,
      description: 'The account as stored on this server. Null until this server has fetched it from Riot.',
      resolve: (account, _args, context) => findStored(account, context),
    }),
    ranks: t.field({
      type: AccountRanksObject,
      nullable: true,
      description:
        'Ranks of the account. This server refreshes them in the background every half an hour. Null until the first fetch.',
      async resolve(account, _args, context) {
        const stored = await findStored(account, context)
        return stored === null ? null : context.proPlayers.findRanks(stored)
      },
    }),
  }),
})

async function findStored(account: ReadProAccount, { proPlayers }: GraphQLContext): Promise<Account | null> {
  return account.stored === undefined ? proPlayers.findAccount(account) : account.stored
}
