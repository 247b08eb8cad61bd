import { builder } from '../../contract/builder.ts'
import { UpstreamUnavailableObject } from '../../contract/problem.ts'
import { RegionEnum } from '../../contract/region.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { AccountLookup } from '../services/accounts.ts'
import { AccountNotFoundObject, InvalidRiotIdObject } from './account-problem.ts'
import { AccountNode } from './account.ts'

const AccountResultUnion = builder.unionType('AccountResult', {
  description: 'Result of an account lookup: the account, or the reason why it could not be returned.',
  types: [AccountNode, AccountNotFoundObject, InvalidRiotIdObject, UpstreamUnavailableObject],
  resolveType(value) {
    if (!('kind' in value)) return AccountNode
    if (value.kind === 'invalid') return InvalidRiotIdObject
    return value.kind === 'unavailable' ? UpstreamUnavailableObject : AccountNotFoundObject
  },
})

builder.queryFields((t) => ({
  account: t.field({
    cost: new FieldCost({ weight: 300, riotRequests: 3 }),
    type: AccountResultUnion,
    description:
      'Looks up an account by its Riot ID. Without a `region`, searches the region where the player is active.',
    args: {
      gameName: t.arg.string({
        description:
          'Game name: the part of the Riot ID before the `#`. May contain a complete Riot ID if `tagLine` is empty.',
      }),
      tagLine: t.arg.string({ description: 'Tag line: the part of the Riot ID after the `#`.' }),
      region: t.arg({
        type: RegionEnum,
        required: false,
        description: 'Region of the account. Defaults to the region where the player is active.',
      }),
    },
    resolve: async (_root, { gameName, tagLine, region }, { accounts }) =>
      toResult(await accounts.findByRiotId({ gameName, tagLine }, region ?? null)),
  }),
  accountByPuuid: t.field({
    cost: new FieldCost({ weight: 300, riotRequests: 3 }),
    type: AccountResultUnion,
    description:
      'Looks up an account by its PUUID. Without a `region`, searches the region where the player is active.',
    args: {
      puuid: t.arg.string({
        description: 'PUUID of the player, as returned by this server. PUUIDs from other API keys are unknown here.',
      }),
      region: t.arg({
        type: RegionEnum,
        required: false,
        description: 'Region of the account. Defaults to the region where the player is active.',
      }),
    },
    resolve: async (_root, { puuid, region }, { accounts }) =>
      toResult(await accounts.findByPuuid(puuid, region ?? null)),
  }),
}))

function toResult(lookup: AccountLookup) {
  return lookup.kind === 'found' ? lookup.account : lookup
}
