import { builder } from '../../contract/builder.ts'
import { refuseViewer } from '../../contract/not-allowed.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import {
  problemsOf,
  type RefusedWebhook,
  refuseWebhook,
  UNKNOWN_WEBHOOK,
  WebhookProblemUnion,
} from './webhook-problem.ts'
import { findWebhookOf } from './webhook.ts'

type DeletionOutcome = { readonly kind: 'deleted' } | RefusedWebhook

const DeleteWebhookPayloadObject = builder.objectRef<DeletionOutcome>('DeleteWebhookPayload').implement({
  description: 'Result of `deleteWebhook`.',
  fields: (t) => ({
    deleted: t.boolean({
      description: 'True if the webhook was deleted. An event that is being sent may still arrive.',
      resolve: ({ kind }) => kind === 'deleted',
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 1 }),
      type: [WebhookProblemUnion],
      description: 'Reasons why no webhook was deleted. Empty on success.',
      resolve: problemsOf,
    }),
  }),
})

const DeleteWebhookInput = builder.inputType('DeleteWebhookInput', {
  description: 'Input of `deleteWebhook`.',
  fields: (t) => ({ id: t.id({ description: 'The `id` of the `Webhook`.' }) }),
})

builder.mutationField('deleteWebhook', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: DeleteWebhookPayloadObject,
    description: 'Deletes a webhook of the signed-in person, with its secret and its deliveries. Requires sign-in.',
    cost: new FieldCost({ weight: 1000 }),
    args: { input: t.arg({ type: DeleteWebhookInput, description: 'The webhook to delete.' }) },
    unauthorizedResolver: refuseViewer,
    async resolve(_root, { input }, context): Promise<DeletionOutcome> {
      const webhook = await findWebhookOf(input.id, context)
      const isDeleted = webhook !== null && (await context.webhooks.delete(webhook.id))
      return isDeleted ? { kind: 'deleted' } : refuseWebhook(UNKNOWN_WEBHOOK)
    },
  }),
)
