import { builder } from '../../contract/builder.ts'
import { refuseViewer } from '../../contract/not-allowed.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { fieldProblem } from '../../rosters/rules/roster-input.ts'
import { findEventNumber } from '../rules/event-cursor.ts'
import type { Webhook } from '../rules/webhook.ts'
import type { ReplayStart } from '../services/webhooks.ts'
import {
  problemsOf,
  type RefusedWebhook,
  refuseWebhook,
  UNKNOWN_WEBHOOK,
  WebhookProblemUnion,
} from './webhook-problem.ts'
import { findWebhookOf, WebhookNode } from './webhook.ts'

type ReplayOutcome = { readonly kind: 'replaying'; readonly webhook: Webhook } | RefusedWebhook

const NO_CURSOR = fieldProblem(
  'after.cursor',
  'INVALID',
  'This is not a cursor of an event: pass the `cursor` of an event or of a `Webhook`, unchanged.',
)

const ReplayWebhookPayloadObject = builder.objectRef<ReplayOutcome>('ReplayWebhookPayload').implement({
  description: 'Result of `replayWebhook`.',
  fields: (t) => ({
    webhook: t.field({
      type: WebhookNode,
      nullable: true,
      description:
        'The webhook in its new place. `missedEvents` is true if that place is older than what is kept. Null if nothing was changed.',
      resolve: (outcome) => (outcome.kind === 'replaying' ? outcome.webhook : null),
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 1 }),
      type: [WebhookProblemUnion],
      description: 'Reasons why nothing was changed. Empty on success.',
      resolve: problemsOf,
    }),
  }),
})

const ReplayStartInput = builder.inputType('ReplayStartBy', {
  isOneOf: true,
  description: 'The event after which a replay begins, named in exactly one way.',
  fields: (t) => ({
    cursor: t.string({ required: false, description: 'Cursor of an event: those after it are sent.' }),
    time: t.field({ type: 'DateTime', required: false, description: 'Events from this time on are sent.' }),
  }),
})

const ReplayWebhookInput = builder.inputType('ReplayWebhookInput', {
  description: 'Input of `replayWebhook`.',
  fields: (t) => ({
    id: t.id({ description: 'The `id` of the `Webhook`.' }),
    after: t.field({ type: ReplayStartInput, description: 'Where to begin. Events are kept for 7 days.' }),
  }),
})

builder.mutationField('replayWebhook', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ReplayWebhookPayloadObject,
    description:
      'Moves a webhook of the signed-in person to another place. All events that it wants after that place follow, with the ids that they had before. A later place leaves out events. A paused or stopped webhook receives them once it is resumed. Requires sign-in.',
    cost: new FieldCost({ weight: 1000 }),
    args: { input: t.arg({ type: ReplayWebhookInput, description: 'The webhook and where to begin.' }) },
    unauthorizedResolver: refuseViewer,
    async resolve(_root, { input: { id, after } }, context): Promise<ReplayOutcome> {
      const webhook = await findWebhookOf(id, context)
      if (webhook === null) return refuseWebhook(UNKNOWN_WEBHOOK)
      const start = toStart(after)
      if (start === null) return refuseWebhook(NO_CURSOR)
      const replaying = await context.webhooks.replay(webhook.id, start)
      return replaying === null ? refuseWebhook(UNKNOWN_WEBHOOK) : { kind: 'replaying', webhook: replaying }
    },
  }),
)

function toStart({ cursor, time }: typeof ReplayStartInput.$inferInput): ReplayStart | null {
  if (typeof time === 'number') return { time }
  const number = findEventNumber(cursor ?? '')
  return number === null ? null : { number }
}
