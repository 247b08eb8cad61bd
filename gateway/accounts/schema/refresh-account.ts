import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import { decodeGlobalId } from '../../contract/global-id.ts'
import { ProblemInterface, UpstreamUnavailableObject } from '../../contract/problem.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { Unavailable } from '../../shared/upstream.ts'
import { toAccountKey } from '../rules/account-id.ts'
import type { Account } from '../rules/account.ts'
import type { AccountNotFound, AccountRefresh, RefreshTooSoon } from '../services/account-results.ts'
import { AccountNotFoundObject } from './account-problem.ts'
import { AccountNode } from './account.ts'

const RefreshTooSoonObject = builder.objectRef<RefreshTooSoon>('RefreshTooSoon').implement({
  description: 'The account was refreshed too recently.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Sentence that explains how to proceed, in English.',
      resolve: () => 'The account was refreshed a moment ago. Wait until `availableAt`.',
    }),
    availableAt: t.expose('availableAt', {
      type: 'DateTime',
      description: 'Time from which the account can be refreshed again.',
    }),
  }),
})

const RefreshAccountProblemUnion = builder.unionType('RefreshAccountProblem', {
  description: 'Reason why an account was not refreshed.',
  types: [RefreshTooSoonObject, AccountNotFoundObject, UpstreamUnavailableObject],
  resolveType(problem) {
    if (problem.kind === 'too-soon') return RefreshTooSoonObject
    return problem.kind === 'unavailable' ? UpstreamUnavailableObject : AccountNotFoundObject
  },
})

interface RefreshAccountPayload {
  readonly account: Account | null
  readonly problems: readonly (RefreshTooSoon | AccountNotFound | Unavailable)[]
}

const RefreshAccountPayloadObject = builder.objectRef<RefreshAccountPayload>('RefreshAccountPayload').implement({
  description: 'Result of `refreshAccount`.',
  fields: (t) => ({
    account: t.field({
      type: AccountNode,
      nullable: true,
      description:
        'The account with the latest known data. Null if nothing is known about it or it no longer exists at Riot.',
      resolve: ({ account }) => account,
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 1 }),
      type: [RefreshAccountProblemUnion],
      description: 'Reasons why the account was not refreshed. Empty on success.',
      resolve: ({ problems }) => [...problems],
    }),
  }),
})

const RefreshAccountInput = builder.inputType('RefreshAccountInput', {
  description: 'Input of `refreshAccount`.',
  fields: (t) => ({ id: t.id({ description: 'The `id` of the account.' }) }),
})

builder.mutationField('refreshAccount', (t) =>
  t.withAuth({ anyone: true }).field({
    cost: new FieldCost({ riotRequests: 5 }),
    type: RefreshAccountPayloadObject,
    description:
      'Fetches the profile and ranks of an account from Riot again; the next requests for its matches and masteries fetch new data as well. Rejected while `Account.refreshAvailableAt` is in the future.',
    args: { input: t.arg({ type: RefreshAccountInput, description: 'The account to refresh.' }) },
    async resolve(_root, { input }, { accounts }) {
      const { typename, id } = decodeGlobalId(input.id)
      const key = typename === 'Account' ? toAccountKey(id) : null
      if (key === null) throw badInput('`id` is not the id of an account: pass the `id` of an `Account`, unchanged.')
      return toPayload(await accounts.refresh(key))
    },
  }),
)

function toPayload(refresh: AccountRefresh): RefreshAccountPayload {
  if (refresh.kind === 'refreshed') return { account: refresh.account, problems: [] }
  return { account: refresh.kind === 'not-found' ? null : refresh.account, problems: [refresh] }
}
