import { accountIdOf } from '../../accounts/rules/account-id.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { LocaleEnum } from '../../contract/local-text.ts'
import { isPerson } from '../../identity/rules/viewer.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { MAX_FOLLOWS } from '../../people/rules/follow.ts'
import { findFollowed, toSubjects } from '../../people/schema/followed.ts'
import { QuietHoursInput } from '../../people/schema/save-settings.ts'
import { fieldProblem } from '../../rosters/rules/roster-input.ts'
import type { PushSubscriptionRecord } from '../collections/push-subscriptions.ts'
import { findEndpointProblem, findQuietProblem } from '../rules/push-input.ts'
import { problemsOf, PushProblemUnion, type RefusedPush, refusePush } from './push-problem.ts'
import { PushEventEnum, PushSubscriptionObject } from './push-subscription.ts'

type SaveOutcome = { readonly kind: 'saved'; readonly subscription: PushSubscriptionRecord } | RefusedPush

const NO_EVENTS = fieldProblem('events', 'REQUIRED', 'Choose at least one kind of event.')

const SavePushSubscriptionPayloadObject = builder.objectRef<SaveOutcome>('SavePushSubscriptionPayload').implement({
  description: 'Result of `savePushSubscription`.',
  fields: (t) => ({
    pushSubscription: t.field({
      type: PushSubscriptionObject,
      nullable: true,
      description: 'The subscription as it is stored. Null if nothing was changed.',
      resolve: (outcome) => (outcome.kind === 'saved' ? outcome.subscription : null),
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 4 }),
      type: [PushProblemUnion],
      description: 'Reasons why nothing was changed. Empty on success.',
      resolve: problemsOf,
    }),
  }),
})

const SavePushSubscriptionInput = builder.inputType('SavePushSubscriptionInput', {
  description: 'Input of `savePushSubscription`.',
  fields: (t) => ({
    endpoint: t.string({
      description:
        'The `endpoint` of the `PushSubscription` of the browser: an address at the push service of Google, Mozilla, Apple or Microsoft.',
    }),
    publicKey: t.string({ description: 'Its `keys.p256dh`, in base64url.' }),
    authSecret: t.string({ description: 'Its `keys.auth`, in base64url.' }),
    locale: t.field({ type: LocaleEnum, defaultValue: 'en', description: 'Language of the notifications.' }),
    events: t.field({ type: [PushEventEnum], description: 'Kinds of events to send, at least one.' }),
    followedIds: t.idList({
      description: `Ids of what the visitor follows, at most ${MAX_FOLLOWS}. Unknown ids and those of champions are left out.`,
    }),
    quietHours: t.field({
      type: QuietHoursInput,
      required: false,
      description: 'Daily period in `timeZone` without notifications.',
    }),
    timeZone: t.string({
      defaultValue: 'UTC',
      description: 'Time zone of the visitor by its name of IANA, such as `Europe/Warsaw`.',
    }),
  }),
})

builder.mutationField('savePushSubscription', (t) =>
  t.withAuth({ anyone: true }).field({
    type: SavePushSubscriptionPayloadObject,
    description:
      'Notifies a browser of what its visitor follows, also while no page is open, or changes what it is notified of. The endpoint, which only the browser and its push service know, names the subscription and authorises the change. Of a signed-in person, it is deleted with their data.',
    cost: new FieldCost({ weight: 2000 }),
    args: { input: t.arg({ type: SavePushSubscriptionInput, description: 'The subscription with all its settings.' }) },
    async resolve(_root, { input }, context): Promise<SaveOutcome> {
      const { endpoint, publicKey, authSecret, locale, followedIds, timeZone } = input
      const { viewer, pushSubscriptions } = context
      if (followedIds.length > MAX_FOLLOWS) return refusePush({ kind: 'too-many', limit: MAX_FOLLOWS })
      const kinds = [...new Set(input.events)]
      const quietHours = input.quietHours ?? null
      const problems = [
        findEndpointProblem(endpoint, pushSubscriptions.targets),
        kinds.length === 0 ? NO_EVENTS : null,
        findQuietProblem(quietHours, timeZone),
      ].filter((problem) => problem !== null)
      if (problems.length > 0) return refusePush(...problems)
      const saved = await pushSubscriptions.save({
        endpoint,
        publicKey,
        authSecret,
        locale,
        kinds,
        quietHours,
        timeZone,
        ...(await findKnown(followedIds, context)),
        person: isPerson(viewer) ? viewer.id : null,
      })
      return saved.kind === 'saved' ? saved : refusePush(saved)
    },
  }),
)

async function findKnown(
  ids: readonly string[],
  context: GraphQLContext,
): Promise<Pick<PushSubscriptionRecord, 'players' | 'teams' | 'accounts'>> {
  const followed = await findFollowed(toSubjects(ids), context)
  return {
    players: followed.proPlayers.map(({ id }) => id),
    teams: followed.proTeams.map(({ code }) => code),
    accounts: followed.accounts.map(accountIdOf),
  }
}
