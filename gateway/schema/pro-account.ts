import type { Account } from '../domain/account.ts'
import type { ProAccount } from '../domain/pro-scene.ts'
import { regionOf } from '../domain/region.ts'
import { AccountNode } from './account.ts'
import { builder } from './builder.ts'
import type { GraphQLContext } from './context.ts'
import { AccountRanksObject } from './rank.ts'
import { RegionEnum } from './region.ts'

/** An account of a pro player, with what is stored of it where that has been read already. */
type ReadProAccount = ProAccount & { readonly stored?: Account | null }

export const ProAccountObject = builder.objectRef<ReadProAccount>('ProAccount').implement({
  description: 'An account of a pro player.',
  fields: (t) => ({
    gameName: t.exposeString('gameName', {
      broadcastable: true,
      description: 'The part of the Riot ID before the `#`.',
    }),
    tagLine: t.exposeString('tagLine', { broadcastable: true, description: 'The part of the Riot ID after the `#`.' }),
    region: t.field({
      type: RegionEnum,
      broadcastable: true,
      description: 'The region the account plays on.',
      resolve: ({ platform }) => regionOf(platform),
    }),
    account: t.field({
      type: AccountNode,
      nullable: true,
      broadcastable: true,
      description: 'The account as it is stored here; null until this server has found it at Riot.',
      resolve: (account, _args, context) => findStored(account, context),
    }),
    ranks: t.field({
      type: AccountRanksObject,
      nullable: true,
      broadcastable: true,
      description:
        'The standing as this server last fetched it, which it does by itself every half an hour; null until the first time.',
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
