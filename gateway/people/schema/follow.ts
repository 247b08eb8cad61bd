import { builder } from '../../contract/builder.ts'
import { refuseViewer } from '../../contract/not-allowed.ts'
import { fieldProblem } from '../../rosters/rules/roster-input.ts'
import { MAX_FOLLOWS } from '../rules/follow.ts'
import { countFollowed, findFollowed, toSubject, toSubjects, withShownIds } from './followed.ts'
import { type PersonOutcome, PersonPayloadObject, refuse, toOutcome } from './person-payload.ts'

const FollowInput = builder.inputType('FollowInput', {
  description: 'Input of `follow` and `unfollow`.',
  fields: (t) => ({
    ids: t.idList({
      description: `Ids of pro players, teams, champions and accounts, 1 to ${MAX_FOLLOWS}. Pass several ids at once to import follows from a browser.`,
    }),
  }),
})

const NO_IDS = fieldProblem('ids', 'REQUIRED', 'Pass at least one id.')
const UNKNOWN = fieldProblem(
  'ids',
  'UNKNOWN',
  'At least one of these ids does not identify anything that can be followed here: query `followed` with these ids to find the valid ones.',
)

builder.mutationFields((t) => ({
  follow: t.withAuth({ signedIn: true }).field({
    type: PersonPayloadObject,
    description:
      'Follows objects, either all of them or none. Objects that are already followed stay unchanged. Requires sign-in.',
    args: { input: t.arg({ type: FollowInput, description: 'The objects to follow.' }) },
    unauthorizedResolver: refuseViewer,
    async resolve(_root, { input: { ids } }, context): Promise<PersonOutcome> {
      if (ids.length === 0) return refuse(NO_IDS)
      if (ids.length > MAX_FOLLOWS) return refuse({ kind: 'too-many', limit: MAX_FOLLOWS })
      if (ids.some((id) => toSubject(id) === null)) return refuse(UNKNOWN)
      const subjects = toSubjects(ids)
      const followed = await findFollowed(subjects, context)
      if (countFollowed(followed) < subjects.length) return refuse(UNKNOWN)
      const { viewer, viewers } = context
      return toOutcome(viewer, await viewers.follow(viewer, withShownIds(subjects, followed)))
    },
  }),
  unfollow: t.withAuth({ signedIn: true }).field({
    type: PersonPayloadObject,
    description: 'Stops following objects, including objects that no longer exist. Requires sign-in.',
    args: { input: t.arg({ type: FollowInput, description: 'The objects to stop following.' }) },
    unauthorizedResolver: refuseViewer,
    resolve: async (_root, { input: { ids } }, { viewer, viewers }) =>
      toOutcome(viewer, await viewers.unfollow(viewer, toSubjects(ids))),
  }),
}))
