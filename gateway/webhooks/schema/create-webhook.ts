import { builder } from '../../contract/builder.ts'
import { findGlobalId } from '../../contract/global-id.ts'
import { LocaleEnum } from '../../contract/local-text.ts'
import { refuseViewer } from '../../contract/not-allowed.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { fieldProblem } from '../../rosters/rules/roster-input.ts'
import {
  findAddressProblem,
  findKindsProblem,
  findWebhookNameProblem,
  LONGEST_WEBHOOK_NAME,
  toAddress,
} from '../rules/webhook-input.ts'
import { MAX_WEBHOOKS } from '../rules/webhook.ts'
import type { CreatedWebhook } from '../services/webhooks.ts'
import { toFilter, WebhookFilterInput } from './webhook-filter.ts'
import { problemsOf, type RefusedWebhook, refuseWebhook, WebhookProblemUnion } from './webhook-problem.ts'
import { WebhookEventEnum, WebhookFormatEnum, WebhookNode } from './webhook.ts'

type CreationOutcome = CreatedWebhook | RefusedWebhook

const UNKNOWN_KEY = fieldProblem(
  'apiKey',
  'UNKNOWN',
  'You have no API key with this id: query `viewer.apiKeys` for those that you have.',
)

const CreateWebhookPayloadObject = builder.objectRef<CreationOutcome>('CreateWebhookPayload').implement({
  description: 'Result of `createWebhook`.',
  fields: (t) => ({
    webhook: t.field({
      type: WebhookNode,
      nullable: true,
      description: 'The new webhook. Null if none was created.',
      resolve: (outcome) => (outcome.kind === 'created' ? outcome.webhook : null),
    }),
    secret: t.string({
      nullable: true,
      description:
        'The secret that signs the events, `whsec_…`. Keep it: it is never shown again. Discord needs none. Null if no webhook was created.',
      resolve: (outcome) => (outcome.kind === 'created' ? outcome.secret : null),
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 4 }),
      type: [WebhookProblemUnion],
      description: 'Reasons why no webhook was created. Empty on success.',
      resolve: problemsOf,
    }),
  }),
})

const CreateWebhookInput = builder.inputType('CreateWebhookInput', {
  description: 'Input of `createWebhook`.',
  fields: (t) => ({
    apiKey: t.id({ description: 'The `id` of the `ApiKey` that it belongs to. It is deleted with the key.' }),
    name: t.string({
      description: `What the webhook is for, such as a channel: 1 to ${LONGEST_WEBHOOK_NAME} characters in one line.`,
    }),
    address: t.string({
      description:
        'Address that receives the events by `POST`: https on port 443 in the public network. For `DISCORD`, the webhook URL that Discord shows.',
    }),
    format: t.field({ type: WebhookFormatEnum, defaultValue: 'JSON', description: 'Format of the bodies.' }),
    locale: t.field({ type: LocaleEnum, defaultValue: 'en', description: 'Language of the messages for Discord.' }),
    events: t.field({ type: [WebhookEventEnum], description: 'Kinds of events to send, at least one.' }),
    filter: t.field({
      type: WebhookFilterInput,
      required: false,
      description:
        'Whom the events are about. Without it, all pro players. `RANK_CHANGED` and `MATCH_FINISHED` need `accounts`.',
    }),
  }),
})

builder.mutationField('createWebhook', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: CreateWebhookPayloadObject,
    description: `Creates a webhook of an API key of the signed-in person, which receives what happens from now on. A key can have ${MAX_WEBHOOKS}. Each call creates another one. Requires sign-in.`,
    cost: new FieldCost({ weight: 1000 }),
    args: { input: t.arg({ type: CreateWebhookInput, description: 'The webhook to create.' }) },
    unauthorizedResolver: refuseViewer,
    async resolve(_root, { input }, context): Promise<CreationOutcome> {
      const { viewer, apiKeys, webhooks } = context
      const named = findGlobalId(input.apiKey)
      const keyId = named?.typename === 'ApiKey' ? named.id : null
      const isOwn = keyId !== null && (await apiKeys.list(viewer.id)).some(({ id }) => id === keyId)
      const { name, address, format, locale } = input
      const kinds = [...new Set(input.events)]
      const filter = await toFilter(input.filter, context)
      const problems = [
        isOwn ? null : UNKNOWN_KEY,
        findWebhookNameProblem(name),
        findAddressProblem(address, format, webhooks.targets),
        'kind' in filter ? filter : findKindsProblem({ kinds, accounts: filter.accounts }),
      ].filter((problem) => problem !== null)
      if (problems.length > 0 || keyId === null || 'kind' in filter) return refuseWebhook(...problems)
      const settings = { name, url: toAddress(address), format, locale, kinds, ...filter }
      const created = await webhooks.create(keyId, settings)
      if (created.kind === 'created') return created
      return refuseWebhook(created.kind === 'unknown' ? UNKNOWN_KEY : created)
    },
  }),
)
