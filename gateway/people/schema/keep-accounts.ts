import { builder } from '../../contract/builder.ts'
import { refuseViewer } from '../../contract/not-allowed.ts'
import { fieldProblem } from '../../rosters/rules/roster-input.ts'
import { MAX_OWN_ACCOUNTS } from '../rules/follow.ts'
import { findFollowed, toSubjects, withShownIds } from './followed.ts'
import { type PersonOutcome, PersonPayloadObject, refuse, toOutcome } from './person-payload.ts'

const KeepAccountsInput = builder.inputType('KeepAccountsInput', {
  description: 'Input of `keepAccounts`.',
  fields: (t) => ({
    ids: t.idList({
      description: `Ids of the accounts in the desired order, at most ${MAX_OWN_ACCOUNTS}. An empty list removes all accounts.`,
    }),
  }),
})

const UNKNOWN = fieldProblem(
  'ids',
  'UNKNOWN',
  'At least one of these ids does not identify an account that is stored here: look the account up first.',
)

builder.mutationField('keepAccounts', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: PersonPayloadObject,
    description:
      'Replaces the list of accounts that the signed-in person claims as their own. Ownership is not verified, and the list is visible only to that person. Requires sign-in.',
    args: { input: t.arg({ type: KeepAccountsInput, description: 'The accounts to keep.' }) },
    unauthorizedResolver: refuseViewer,
    async resolve(_root, { input }, context): Promise<PersonOutcome> {
      const ids = new Set(input.ids)
      if (ids.size > MAX_OWN_ACCOUNTS) return refuse({ kind: 'too-many', limit: MAX_OWN_ACCOUNTS })
      const subjects = toSubjects([...ids])
      const followed = await findFollowed(subjects, context)
      if (followed.accounts.length < ids.size) return refuse(UNKNOWN)
      const { viewer, viewers } = context
      const shown = withShownIds(subjects, followed).map(({ id }) => id)
      return toOutcome(viewer, await viewers.keepAccounts(viewer, shown))
    },
  }),
)
