import { MOST_FOLLOWS } from '../domain/follow.ts'
import { fieldProblem } from '../domain/roster-input.ts'
import { builder } from './builder.ts'
import { countFollowed, findFollowed, toSubject, toSubjects } from './followed.ts'
import { refuseViewer } from './not-allowed.ts'
import { type PersonOutcome, PersonPayloadObject, refuse, toOutcome } from './person-payload.ts'

const FollowInput = builder.inputType('FollowInput', {
  description: 'Things to follow, or to follow no more.',
  fields: (t) => ({
    ids: t.idList({
      description: `Ids of pro players, teams, champions and accounts: 1 to ${MOST_FOLLOWS}. Several at once is how what was followed in a browser is moved to its owner.`,
    }),
  }),
})

const NOTHING_MEANT = fieldProblem('ids', 'REQUIRED', 'Write the id of one thing at least.')
const UNKNOWN = fieldProblem(
  'ids',
  'UNKNOWN',
  'One of these ids is of nothing that can be followed here: ask `followed` which of them are.',
)

builder.mutationFields((t) => ({
  follow: t.withAuth({ signedIn: true }).field({
    type: PersonPayloadObject,
    description: 'Follows things: all of them or none. What is followed already stays as it is. For who is signed in.',
    args: { input: t.arg({ type: FollowInput, description: 'What.' }) },
    unauthorizedResolver: refuseViewer,
    async resolve(_root, { input: { ids } }, context): Promise<PersonOutcome> {
      if (ids.length === 0) return refuse(NOTHING_MEANT)
      if (ids.length > MOST_FOLLOWS) return refuse({ kind: 'too-many', limit: MOST_FOLLOWS })
      if (ids.some((id) => toSubject(id) === null)) return refuse(UNKNOWN)
      const subjects = toSubjects(ids)
      if (countFollowed(await findFollowed(subjects, context)) < subjects.length) return refuse(UNKNOWN)
      return toOutcome(context.viewer, await context.viewers.follow(context.viewer, subjects))
    },
  }),
  unfollow: t.withAuth({ signedIn: true }).field({
    type: PersonPayloadObject,
    description: 'Follows things no more, also such as are not there any more. For who is signed in.',
    args: { input: t.arg({ type: FollowInput, description: 'What.' }) },
    unauthorizedResolver: refuseViewer,
    resolve: async (_root, { input: { ids } }, { viewer, viewers }) =>
      toOutcome(viewer, await viewers.unfollow(viewer, toSubjects(ids))),
  }),
}))
