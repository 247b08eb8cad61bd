import { builder } from '../../contract/builder.ts'
import { refuseViewer } from '../../contract/not-allowed.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { WebhookDelivery } from '../rules/webhook.ts'
import {
  problemsOf,
  type RefusedWebhook,
  refuseWebhook,
  UNKNOWN_WEBHOOK,
  WebhookProblemUnion,
} from './webhook-problem.ts'
import { findWebhookOf, WebhookDeliveryObject } from './webhook.ts'

type TestOutcome = { readonly kind: 'tested'; readonly delivery: WebhookDelivery } | RefusedWebhook

const TestWebhookPayloadObject = builder.objectRef<TestOutcome>('TestWebhookPayload').implement({
  description: 'Result of `testWebhook`.',
  fields: (t) => ({
    delivery: t.field({
      type: WebhookDeliveryObject,
      nullable: true,
      description: 'How the event was received. Null if none was sent.',
      resolve: (outcome) => (outcome.kind === 'tested' ? outcome.delivery : null),
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 1 }),
      type: [WebhookProblemUnion],
      description: 'Reasons why no event was sent. Empty when one was, also when the receiver refused it.',
      resolve: problemsOf,
    }),
  }),
})

const TestWebhookInput = builder.inputType('TestWebhookInput', {
  description: 'Input of `testWebhook`.',
  fields: (t) => ({ id: t.id({ description: 'The `id` of the `Webhook`.' }) }),
})

builder.mutationField('testWebhook', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: TestWebhookPayloadObject,
    description:
      'Sends an invented event to a webhook of the signed-in person now, once, and waits for the answer, at most 10 seconds. It has `test: true` and is sent to paused and stopped webhooks, too. At most 10 a minute. Requires sign-in.',
    cost: new FieldCost({ weight: 5000 }),
    args: { input: t.arg({ type: TestWebhookInput, description: 'The webhook to test.' }) },
    unauthorizedResolver: refuseViewer,
    async resolve(_root, { input }, context): Promise<TestOutcome> {
      const webhook = await findWebhookOf(input.id, context)
      if (webhook === null) return refuseWebhook(UNKNOWN_WEBHOOK)
      const tested = await context.webhooks.test(webhook.id)
      if (tested.kind === 'tested') return tested
      return refuseWebhook(tested.kind === 'unknown' ? UNKNOWN_WEBHOOK : tested)
    },
  }),
)
