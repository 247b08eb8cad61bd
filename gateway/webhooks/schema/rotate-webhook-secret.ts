import { builder } from '../../contract/builder.ts'
import { refuseViewer } from '../../contract/not-allowed.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { Webhook } from '../rules/webhook.ts'
import {
  problemsOf,
  type RefusedWebhook,
  refuseWebhook,
  UNKNOWN_WEBHOOK,
  WebhookProblemUnion,
} from './webhook-problem.ts'
import { findWebhookOf, WebhookNode } from './webhook.ts'

type RotationOutcome = { readonly kind: 'rotated'; readonly webhook: Webhook; readonly secret: string } | RefusedWebhook

const RotateWebhookSecretPayloadObject = builder.objectRef<RotationOutcome>('RotateWebhookSecretPayload').implement({
  description: 'Result of `rotateWebhookSecret`.',
  fields: (t) => ({
    webhook: t.field({
      type: WebhookNode,
      nullable: true,
      description: 'The webhook. Null if its secret was not replaced.',
      resolve: (outcome) => (outcome.kind === 'rotated' ? outcome.webhook : null),
    }),
    secret: t.string({
      nullable: true,
      description: 'The new secret. Keep it: it is never shown again. Null if the secret was not replaced.',
      resolve: (outcome) => (outcome.kind === 'rotated' ? outcome.secret : null),
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 1 }),
      type: [WebhookProblemUnion],
      description: 'Reasons why the secret was not replaced. Empty on success.',
      resolve: problemsOf,
    }),
  }),
})

const RotateWebhookSecretInput = builder.inputType('RotateWebhookSecretInput', {
  description: 'Input of `rotateWebhookSecret`.',
  fields: (t) => ({ id: t.id({ description: 'The `id` of the `Webhook`.' }) }),
})

builder.mutationField('rotateWebhookSecret', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: RotateWebhookSecretPayloadObject,
    description:
      'Replaces the secret of a webhook of the signed-in person. For 24 hours events are signed with both secrets, so that the receiver can change over. Requires sign-in.',
    cost: new FieldCost({ weight: 1000 }),
    args: { input: t.arg({ type: RotateWebhookSecretInput, description: 'The webhook.' }) },
    unauthorizedResolver: refuseViewer,
    async resolve(_root, { input }, context): Promise<RotationOutcome> {
      const webhook = await findWebhookOf(input.id, context)
      const rotated = webhook === null ? null : await context.webhooks.rotateSecret(webhook.id)
      return rotated === null ? refuseWebhook(UNKNOWN_WEBHOOK) : { kind: 'rotated', ...rotated }
    },
  }),
)
