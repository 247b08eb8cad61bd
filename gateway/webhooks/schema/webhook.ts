import { ApiKeyNode } from '../../api-keys/schema/api-key.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { findGlobalId } from '../../contract/global-id.ts'
import { LocaleEnum } from '../../contract/local-text.ts'
import { isPerson } from '../../identity/rules/viewer.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { toEventCursor } from '../rules/event-cursor.ts'
import { maskAddress } from '../rules/webhook-input.ts'
import { WEBHOOK_KINDS, type WebhookFormat, type DeliveryOutcome, type StopReason } from '../rules/webhook-values.ts'
import {
  KEPT_DELIVERIES,
  MAX_WEBHOOKS,
  type Webhook,
  type WebhookDelivery,
  type WebhookState,
} from '../rules/webhook.ts'
import { WebhookFilterObject } from './webhook-filter.ts'

export const WebhookEventEnum = builder.enumType('WebhookEvent', {
  description: 'Kind of an event that a webhook can receive. New kinds may be added.',
  values: {
    STREAM_STARTED: { description: 'A pro player goes live on Twitch: `stream.started`.' },
    STREAM_ENDED: { description: 'The broadcast of a pro player ends: `stream.ended`.' },
    GAME_STARTED: { description: 'A pro player is seen in a running game: `game.started`.' },
    GAME_ENDED: { description: 'The game of a pro player ends: `game.ended`.' },
    RANK_CHANGED: { description: 'The tier, division or league points of an account change: `rank.changed`.' },
    MATCH_FINISHED: { description: 'An account has a new match: `match.finished`.' },
    ROSTER_CHANGED: { description: 'The roster entry of a pro player changes: `roster.changed`.' },
  } satisfies Record<(typeof WEBHOOK_KINDS)[number], { description: string }>,
})

export const WebhookFormatEnum = builder.enumType('WebhookFormat', {
  description: 'Format of the bodies that a webhook receives.',
  values: {
    JSON: {
      description:
        'The event with names and ids of this contract, signed as https://www.standardwebhooks.com specifies.',
    },
    DISCORD: { description: 'A message for a webhook of a Discord channel.' },
  } satisfies Record<WebhookFormat, { description: string }>,
})

const WebhookStateEnum = builder.enumType('WebhookState', {
  description: 'State of a webhook.',
  values: {
    ACTIVE: { description: 'Events are sent.' },
    PAUSED: { description: 'Its owner has paused it. Events are kept for 7 days.' },
    STOPPED: { description: 'This server has stopped it: `stopReason` says why. Events are kept for 7 days.' },
  } satisfies Record<WebhookState['kind'], { description: string }>,
})

const WebhookStopReasonEnum = builder.enumType('WebhookStopReason', {
  description: 'Reason why this server stopped a webhook. New reasons may be added.',
  values: {
    FAILED_FOR_A_DAY: { description: 'An event could not be delivered for 24 hours.' },
    GONE: { description: 'The receiver answered with the status 410.' },
    UNKNOWN_TO_DISCORD: {
      description: 'Discord no longer accepts the address, such as after the webhook was deleted there.',
    },
  } satisfies Record<StopReason, { description: string }>,
})

const WebhookDeliveryOutcomeEnum = builder.enumType('WebhookDeliveryOutcome', {
  description: 'Result of an attempt to deliver an event. New results may be added.',
  values: {
    DELIVERED: { description: 'The receiver answered with a status from 200 to 299.' },
    ERROR_STATUS: { description: 'The receiver answered with another status, from 400 or below 200.' },
    REDIRECT: { description: 'The receiver answered with a redirect, which is not followed.' },
    TIMEOUT: { description: 'The receiver did not answer within 10 seconds.' },
    UNKNOWN_HOST: { description: 'The host has no address.' },
    PRIVATE_ADDRESS: { description: 'The address is not in the public network, or not https on port 443.' },
    TLS_ERROR: { description: 'The certificate is not valid, or TLS failed otherwise.' },
    UNREACHABLE: { description: 'The connection was refused or broke off.' },
  } satisfies Record<DeliveryOutcome, { description: string }>,
})

export const WebhookDeliveryObject = builder.objectRef<WebhookDelivery>('WebhookDelivery').implement({
  description: 'An attempt to deliver an event.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'Time when the attempt began.' }),
    eventId: t.exposeString('eventId', { description: 'Id of the event, as in the header `webhook-id`.' }),
    event: t.field({ type: WebhookEventEnum, description: 'Kind of the event.', resolve: ({ kind }) => kind }),
    test: t.exposeBoolean('isTest', { description: 'True for the invented event of `testWebhook`.' }),
    attempt: t.exposeInt('attempt', { description: 'Number of the attempt for this event, from 1.' }),
    outcome: t.field({
      type: WebhookDeliveryOutcomeEnum,
      description: 'Result of the attempt.',
      resolve: ({ outcome }) => outcome,
    }),
    status: t.exposeInt('status', { nullable: true, description: 'HTTP status of the answer. Null without one.' }),
    durationMs: t.exposeInt('durationMs', { description: 'Duration of the attempt in milliseconds.' }),
  }),
})

const WebhookRef = builder.objectRef<Webhook>('Webhook')

export const WebhookNode = builder.node(WebhookRef, {
  description:
    'An address to which events are sent. It belongs to an API key. Null to `node` for everyone but its owner.',
  id: { resolve: ({ id }) => id },
  loadOne: (id, context) => findOwnWebhook(id, context),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name that its owner gave it.' }),
    address: t.string({
      description:
        'Address that receives the events. `…` stands for its query and for the token of Discord, which are secret.',
      resolve: ({ url, format }) => maskAddress(url, format),
    }),
    format: t.field({ type: WebhookFormatEnum, description: 'Format of the bodies.', resolve: ({ format }) => format }),
    locale: t.field({
      type: LocaleEnum,
      description: 'Language of the messages for Discord.',
      resolve: ({ locale }) => locale,
    }),
    events: t.field({
      cost: new FieldCost({ listSize: WEBHOOK_KINDS.length }),
      type: [WebhookEventEnum],
      description: 'Kinds of events that are sent.',
      resolve: ({ kinds }) => [...kinds],
    }),
    filter: t.field({
      type: WebhookFilterObject,
      description: 'Whom the events are about.',
      resolve: (webhook) => webhook,
    }),
    state: t.field({
      type: WebhookStateEnum,
      description: 'State of the webhook.',
      resolve: ({ state }) => state.kind,
    }),
    stopReason: t.field({
      type: WebhookStopReasonEnum,
      nullable: true,
      description: 'Reason why this server stopped it. Null unless it is `STOPPED`.',
      resolve: ({ state }) => (state.kind === 'STOPPED' ? state.reason : null),
    }),
    stoppedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time when this server stopped it. Null unless it is `STOPPED`.',
      resolve: ({ state }) => (state.kind === 'STOPPED' ? state.at : null),
    }),
    retryAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the next attempt. Null unless the last attempt failed. Later events wait for it.',
      resolve: ({ progress }) => progress.failing?.retryAt ?? null,
    }),
    cursor: t.string({
      description: 'Cursor of the last event that was delivered, or that the webhook does not want.',
      resolve: ({ progress }) => toEventCursor(progress.place),
    }),
    missedEvents: t.exposeBoolean('isMissing', {
      description:
        'True if events were older than 7 days before they could be sent, since the webhook was created or last replayed.',
    }),
    oldSecretUntil: t.expose('oldSecretUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Time until which the replaced secret signs as well. Null if none was replaced lately.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time when the webhook was created.' }),
    deliveries: t.field({
      cost: new FieldCost({ listSize: KEPT_DELIVERIES }),
      type: [WebhookDeliveryObject],
      description: `The last attempts, the newest first, at most ${KEPT_DELIVERIES}.`,
      resolve: ({ progress }) => [...progress.deliveries],
    }),
  }),
})

/** Points of the webhooks of a key: they are read with their progress. */
const LIST_POINTS = 200

builder.objectField(ApiKeyNode, 'webhooks', (t) =>
  t.field({
    cost: new FieldCost({ weight: LIST_POINTS, listSize: MAX_WEBHOOKS }),
    type: [WebhookNode],
    description: `Webhooks of the key, the newest first, at most ${MAX_WEBHOOKS}.`,
    resolve: async ({ id }, _args, { webhooks }) => [...(await webhooks.list(id))],
  }),
)

/** Finds a webhook of the viewer by the type-local part of its id; null for those of others. */
async function findOwnWebhook(id: string, { viewer, webhooks, apiKeys }: GraphQLContext): Promise<Webhook | null> {
  if (!isPerson(viewer)) return null
  const webhook = await webhooks.find(id)
  if (webhook === null) return null
  return (await apiKeys.list(viewer.id)).some((key) => key.id === webhook.keyId) ? webhook : null
}

/** Finds a webhook of the viewer by its id; null for any other text. */
export async function findWebhookOf(globalId: string, context: GraphQLContext): Promise<Webhook | null> {
  const named = findGlobalId(globalId)
  return named?.typename === 'Webhook' ? findOwnWebhook(named.id, context) : null
}
