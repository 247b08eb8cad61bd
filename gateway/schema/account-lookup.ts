import { FieldCost } from '../limits/field-cost.ts'
import type { AccountLookup } from '../services/accounts.ts'
import { AccountNode } from './account.ts'
import { builder } from './builder.ts'
import { AccountNotFoundObject, InvalidRiotIdObject } from './account-problem.ts'
import { UpstreamUnavailableObject } from './problem.ts'
import { RegionEnum } from './region.ts'

const AccountResultUnion = builder.unionType('AccountResult', {
  description: 'What a look-up of an account can end in.',
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
    description: 'Looks an account up by Riot ID, on the region given or else on the one where the player is active.',
    args: {
      gameName: t.arg.string({ description: 'The part before the `#`, or a whole Riot ID beside an empty tag line.' }),
      tagLine: t.arg.string({ description: 'The part after the `#`.' }),
      region: t.arg({ type: RegionEnum, required: false, description: 'Where to look.' }),
    },
    resolve: async (_root, { gameName, tagLine, region }, { accounts }) =>
      toResult(await accounts.findByRiotId({ gameName, tagLine }, region ?? null)),
  }),
  accountByPuuid: t.field({
    cost: new FieldCost({ weight: 300, riotRequests: 3 }),
    type: AccountResultUnion,
    description: 'Looks an account up by PUUID, on the region given or else on the one where the player is active.',
    args: {
      puuid: t.arg.string({ description: 'A PUUID that this server gave.' }),
      region: t.arg({ type: RegionEnum, required: false, description: 'Where to look.' }),
    },
    resolve: async (_root, { puuid, region }, { accounts }) =>
      toResult(await accounts.findByPuuid(puuid, region ?? null)),
  }),
}))

function toResult(lookup: AccountLookup) {
  return lookup.kind === 'found' ? lookup.account : lookup
}
