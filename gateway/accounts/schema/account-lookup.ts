import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import { UpstreamUnavailableObject } from '../../contract/problem.ts'
import { RegionEnum } from '../../contract/region.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { OPEN_PLATFORMS } from '../../shared/region.ts'
import type { Account } from '../rules/account.ts'
import type { AccountLookup } from '../services/account-results.ts'
import type { FoundAccounts } from '../services/account-survey.ts'
import { AccountNotFoundObject, InvalidRiotIdObject } from './account-problem.ts'
import { AccountNode } from './account.ts'

export const AccountResultUnion = builder.unionType('AccountResult', {
  description: 'Result of an account lookup: the account, or the reason why it could not be returned.',
  types: [AccountNode, AccountNotFoundObject, InvalidRiotIdObject, UpstreamUnavailableObject],
  resolveType: typeOfAccountResult,
})

/** Maximum number of accounts that one field looks up. */
const MAX_ACCOUNTS = 50

const FoundAccountsObject = builder.objectRef<FoundAccounts>('FoundAccounts').implement({
  description: 'The accounts with a Riot ID. A player can have one account in each region.',
  fields: (t) => ({
    accounts: t.field({
      // Hardly any player has more.
      cost: new FieldCost({ listSize: 3 }),
      type: [AccountNode],
      description: 'The accounts, highest level first. At least one.',
      resolve: ({ accounts }) => [...accounts],
    }),
    unansweredRegions: t.field({
      type: [RegionEnum],
      description: 'Regions that did not answer and may have another account. Empty when all regions were searched.',
      cost: new FieldCost({ listSize: 1 }),
      resolve: ({ unansweredRegions }) => [...unansweredRegions],
    }),
  }),
})

const AccountsResultUnion = builder.unionType('AccountsResult', {
  description: 'Result of a search in every region: the accounts, or the reason why there are none.',
  types: [FoundAccountsObject, AccountNotFoundObject, InvalidRiotIdObject, UpstreamUnavailableObject],
  resolveType({ kind }) {
    if (kind === 'found') return FoundAccountsObject
    if (kind === 'invalid') return InvalidRiotIdObject
    return kind === 'unavailable' ? UpstreamUnavailableObject : AccountNotFoundObject
  },
})

export const RegionalRiotIdInput = builder.inputType('RegionalRiotIdInput', {
  description: 'A Riot ID and the region of the account.',
  fields: (t) => ({
    gameName: t.string({
      description:
        'Game name: the part of the Riot ID before the `#`. May contain a complete Riot ID if `tagLine` is empty.',
    }),
    tagLine: t.string({ description: 'Tag line: the part of the Riot ID after the `#`.' }),
    region: t.field({ type: RegionEnum, description: 'Region of the account.' }),
  }),
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
      toAccountResult(await accounts.findByRiotId({ gameName, tagLine }, region ?? null)),
  }),
  accounts: t.field({
    cost: new FieldCost({
      weight: 2_000,
      riotRequestsPerItem: 3,
      listSize: { argument: 'riotIds', most: MAX_ACCOUNTS },
    }),
    type: [AccountResultUnion],
    description:
      'Looks up accounts by their Riot IDs, in the order of the request. Each item is the result of one lookup. Requests to Riot go to unknown accounts first; those beyond the budget of the operation are `UpstreamUnavailable`, and stored accounts are returned as stored.',
    args: {
      riotIds: t.arg({
        type: [RegionalRiotIdInput],
        description: `Riot IDs of the accounts, at most ${MAX_ACCOUNTS}.`,
      }),
    },
    async resolve(_root, { riotIds }, { accounts }) {
      if (riotIds.length > MAX_ACCOUNTS) {
        throw badInput(`\`riotIds\` has ${riotIds.length} Riot IDs: ask for at most ${MAX_ACCOUNTS}.`)
      }
      return (await accounts.findEach(riotIds)).map(toAccountResult)
    },
  }),
  accountsByRiotId: t.field({
    // One request for the owner of the Riot ID, and one to each open platform.
    cost: new FieldCost({ weight: 800, riotRequests: 1 + OPEN_PLATFORMS.length }),
    type: AccountsResultUnion,
    description:
      'Searches every region for the accounts with a Riot ID. Costs more requests to Riot than `account`, which finds the account in the active region.',
    args: {
      gameName: t.arg.string({
        description:
          'Game name: the part of the Riot ID before the `#`. May contain a complete Riot ID if `tagLine` is empty.',
      }),
      tagLine: t.arg.string({ description: 'Tag line: the part of the Riot ID after the `#`.' }),
    },
    resolve: (_root, riotId, { accounts }) => accounts.findEverywhere(riotId),
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
      toAccountResult(await accounts.findByPuuid(puuid, region ?? null)),
  }),
}))

/** An account, or the reason why it could not be returned. */
export type AccountResult = Account | Exclude<AccountLookup, { kind: 'found' }>

/** Converts a lookup to a member of the `AccountResult` union. */
export function toAccountResult(lookup: AccountLookup): AccountResult {
  return lookup.kind === 'found' ? lookup.account : lookup
}

/** Returns the type of a member of the `AccountResult` union. */
export function typeOfAccountResult(value: AccountResult) {
  if (!('kind' in value)) return AccountNode
  if (value.kind === 'invalid') return InvalidRiotIdObject
  return value.kind === 'unavailable' ? UpstreamUnavailableObject : AccountNotFoundObject
}
