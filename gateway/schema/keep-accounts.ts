import { MOST_OWN_ACCOUNTS } from '../domain/follow.ts'
import { fieldProblem } from '../domain/roster-input.ts'
import { builder } from './builder.ts'
import { findFollowed, toSubjects } from './followed.ts'
import { refuseViewer } from './not-allowed.ts'
import { type PersonOutcome, PersonPayloadObject, refuse, toOutcome } from './person-payload.ts'

const KeepAccountsInput = builder.inputType('KeepAccountsInput', {
  description: 'The accounts that a person calls his own.',
  fields: (t) => ({
    ids: t.idList({ description: `Ids of accounts in his order, at most ${MOST_OWN_ACCOUNTS}; none takes all away.` }),
  }),
})

const UNKNOWN = fieldProblem(
  'ids',
  'UNKNOWN',
  'One of these ids is of no account that is stored here: look it up first.',
)

builder.mutationField('keepAccounts', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: PersonPayloadObject,
    description:
      'Replaces the accounts that a person calls his own. Nobody checks whether they are, and nobody else is shown them. For who is signed in.',
    args: { input: t.arg({ type: KeepAccountsInput, description: 'Which.' }) },
    unauthorizedResolver: refuseViewer,
    async resolve(_root, { input }, context): Promise<PersonOutcome> {
      const ids = new Set(input.ids)
      if (ids.size > MOST_OWN_ACCOUNTS) return refuse({ kind: 'too-many', limit: MOST_OWN_ACCOUNTS })
      const subjects = toSubjects([...ids])
      const { accounts } = await findFollowed(subjects, context)
      if (accounts.length < ids.size) return refuse(UNKNOWN)
      const { viewer, viewers } = context
      const documentIds = subjects.map(({ id }) => id)
      return toOutcome(viewer, await viewers.keepAccounts(viewer, documentIds))
    },
  }),
)
