import type { Account } from '../../accounts/rules/account.ts'
import { AccountNode } from '../../accounts/schema/account.ts'
import { AccountRanksObject } from '../../accounts/schema/rank.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { RegionEnum } from '../../contract/region.ts'
import { regionOf } from '../../shared/region.ts'
import type { AccountGrade } from '../rules/account-grade.ts'
import type { ProAccount } from '../rules/pro-scene.ts'
import { ProvenanceObject } from './provenance.ts'

const AccountGradeEnum = builder.enumType('AccountGrade', {
  description: 'How well sources support that an account belongs to a pro player.',
  values: {
    A: { description: 'A list of the last weeks names the account.' },
    B: { description: 'Two sources agree.' },
    C: { description: 'One source names the account.' },
  } satisfies Record<AccountGrade, { description: string }>,
})

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
    grade: t.field({
      type: AccountGradeEnum,
      nullable: true,
      description: 'How well sources support that this is an account of the player. Null if the rosters do not say.',
      resolve: ({ grade }) => grade,
    }),
    provenance: t.field({
      type: ProvenanceObject,
      description: 'Source and date of this fact.',
      resolve: ({ provenance }) => provenance,
    }),
    confirmedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Time when Riot last confirmed the account. Null until it is confirmed: it does not count in statistics before.',
      resolve: async (account, _args, context) => (await findStored(account, context))?.profile.fetchedAt ?? null,
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
