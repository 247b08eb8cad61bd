import { builder } from '../../contract/builder.ts'
import { LocaleEnum } from '../../contract/local-text.ts'
import { refuseViewer } from '../../contract/not-allowed.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import {
  findAddressProblem,
  findKindsProblem,
  findWebhookNameProblem,
  LONGEST_WEBHOOK_NAME,
  toAddress,
} from '../rules/webhook-input.ts'
import type { Webhook } from '../rules/webhook.ts'
import { toFilter, WebhookFilterInput } from './webhook-filter.ts'
import {
  problemsOf,
  type RefusedWebhook,
  refuseWebhook,
  UNKNOWN_WEBHOOK,
  WebhookProblemUnion,
} from './webhook-problem.ts'
import { findWebhookOf, WebhookEventEnum, WebhookNode } from './webhook.ts'

type ChangeOutcome = { readonly kind: 'changed'; readonly webhook: Webhook } | RefusedWebhook

const UpdateWebhookPayloadObject = builder.objectRef<ChangeOutcome>('UpdateWebhookPayload').implement({
  description: 'Result of `updateWebhook`.',
  fields: (t) => ({
    webhook: t.field({
      type: WebhookNode,
      nullable: true,
      description: 'The changed webhook. Null if nothing was changed.',
      resolve: (outcome) => (outcome.kind === 'changed' ? outcome.webhook : null),
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 3 }),
      type: [WebhookProblemUnion],
      description: 'Reasons why nothing was changed. Empty on success.',
      resolve: problemsOf,
    }),
  }),
})

const UpdateWebhookInput = builder.inputType('UpdateWebhookInput', {
  description: 'Input of `updateWebhook`. What is omitted or null stays as it is. The format never changes.',
  fields: (t) => ({
    id: t.id({ description: 'The `id` of the `Webhook`.' }),
    name: t.string({
      required: false,
      description: `What the webhook is for: 1 to ${LONGEST_WEBHOOK_NAME} characters in one line.`,
    }),
    address: t.string({ required: false, description: 'Another address. An event that failed is sent to it at once.' }),
    locale: t.field({ type: LocaleEnum, required: false, description: 'Language of the messages for Discord.' }),
    events: t.field({
      type: [WebhookEventEnum],
      required: false,
      description: 'Kinds of events to send, at least one.',
    }),
    filter: t.field({
      type: WebhookFilterInput,
      required: false,
      description: 'Whom the events are about. It replaces the whole filter.',
    }),
    active: t.boolean({
      required: false,
      description:
        'False pauses the webhook. True resumes a paused or stopped one where it was: events of the last 7 days follow.',
    }),
  }),
})

builder.mutationField('updateWebhook', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: UpdateWebhookPayloadObject,
    description: 'Changes, pauses or resumes a webhook of the signed-in person. Requires sign-in.',
    cost: new FieldCost({ weight: 1000 }),
    args: { input: t.arg({ type: UpdateWebhookInput, description: 'The webhook and what to change.' }) },
    unauthorizedResolver: refuseViewer,
    async resolve(_root, { input }, context): Promise<ChangeOutcome> {
      const { webhooks } = context
      const webhook = await findWebhookOf(input.id, context)
      if (webhook === null) return refuseWebhook(UNKNOWN_WEBHOOK)
      const { name, address, locale, active } = input
      const kinds = input.events == null ? webhook.kinds : [...new Set(input.events)]
      const filter = input.filter == null ? webhook : await toFilter(input.filter, context)
      const problems = [
        name == null ? null : findWebhookNameProblem(name),
        address == null ? null : findAddressProblem(address, webhook.format, webhooks.targets),
        'kind' in filter ? filter : findKindsProblem({ kinds, accounts: filter.accounts }),
      ].filter((problem) => problem !== null)
      if (problems.length > 0 || 'kind' in filter) return refuseWebhook(...problems)
      const { pros, accounts } = filter
      const changed = await webhooks.update(webhook.id, {
        ...(name == null ? {} : { name }),
        ...(address == null ? {} : { url: toAddress(address) }),
        ...(locale == null ? {} : { locale }),
        ...(input.events == null ? {} : { kinds }),
        ...(input.filter == null ? {} : { pros, accounts }),
        ...(active == null ? {} : { state: active ? 'ACTIVE' : 'PAUSED' }),
      })
      return changed === null ? refuseWebhook(UNKNOWN_WEBHOOK) : { kind: 'changed', webhook: changed }
    },
  }),
)
