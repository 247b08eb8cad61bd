import { builder } from '../../contract/builder.ts'
import { encodeGlobalId } from '../../contract/global-id.ts'
import { LocaleEnum } from '../../contract/local-text.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { MAX_FOLLOWS } from '../../people/rules/follow.ts'
import { QuietHoursObject } from '../../people/schema/person.ts'
import type { PushSubscriptionRecord } from '../collections/push-subscriptions.ts'
import { PUSH_KINDS, type PushKind } from '../rules/push-values.ts'

export const PushEventEnum = builder.enumType('PushEvent', {
  description: 'Kind of an event that a browser can be notified of. New kinds may be added.',
  values: {
    STREAM_STARTED: { description: 'A followed player, or a player of a followed team, goes live on Twitch.' },
    GAME_STARTED: {
      description:
        'A followed player, a player of a followed team, or a followed account of a player is seen in a running game.',
    },
    RANK_CHANGED: {
      description:
        'The tier, division or league points of a followed account change. The first 10 accounts are kept up to date for this.',
    },
  } satisfies Record<PushKind, { description: string }>,
})

export const PushSubscriptionObject = builder.objectRef<PushSubscriptionRecord>('PushSubscription').implement({
  description: 'A browser that is notified of what its visitor follows, without an open page.',
  fields: (t) => ({
    events: t.field({
      cost: new FieldCost({ listSize: PUSH_KINDS.length }),
      type: [PushEventEnum],
      description: 'Kinds of events that are sent.',
      resolve: ({ kinds }) => [...kinds],
    }),
    followedIds: t.idList({
      cost: new FieldCost({ listSize: MAX_FOLLOWS }),
      description: 'Ids of the followed pro players, teams and accounts that this server knows.',
      resolve: ({ players, teams, accounts }) => [
        ...players.map((id) => encodeGlobalId('ProPlayer', id)),
        ...teams.map((id) => encodeGlobalId('ProTeam', id)),
        ...accounts.map((id) => encodeGlobalId('Account', id)),
      ],
    }),
    locale: t.field({
      type: LocaleEnum,
      description: 'Language of the notifications.',
      resolve: ({ locale }) => locale,
    }),
    quietHours: t.expose('quietHours', {
      type: QuietHoursObject,
      nullable: true,
      description: 'Daily period in `timeZone` without notifications. Events in it are never sent. Null without one.',
    }),
    timeZone: t.exposeString('timeZone', { description: 'Time zone of the quiet hours, such as `Europe/Warsaw`.' }),
  }),
})

builder.queryField('pushKey', (t) =>
  t.string({
    cost: new FieldCost({ weight: 20 }),
    description:
      'Public VAPID key of this server in base64url: the `applicationServerKey` with which a browser subscribes to push messages.',
    resolve: (_root, _args, { pushSubscriptions }) => pushSubscriptions.publicKey(),
  }),
)
