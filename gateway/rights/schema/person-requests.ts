import { AccountNode } from '../../accounts/schema/account.ts'
import { builder } from '../../contract/builder.ts'
import { isEditing } from '../../contract/has-right.ts'
import { NotAllowedObject } from '../../contract/not-allowed.ts'
import { type NotAllowed, toNotAllowed } from '../../identity/rules/viewer.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { ProPlayerNode } from '../../rosters/schema/pro-player.ts'
import type { PersonDecision } from '../collections/person-decisions.ts'
import type { PersonRequest } from '../services/person-requests.ts'
import { RequestWishEnum } from './request-wish.ts'

/** The queue of the editors. */
interface RequestQueue {
  readonly kind: 'queue'
  readonly requests: readonly PersonRequest[]
  readonly decisions: readonly PersonDecision[]
}

const PersonRequestRef = builder.objectRef<PersonRequest>('PersonRequest')

const PersonRequestNode = builder.node(PersonRequestRef, {
  description:
    'A request to correct or remove what is stored about a person. Null to `node` for viewers who may not edit rosters, and once it is decided.',
  id: { description: 'Id of the request, for `decidePersonRequest`.', resolve: ({ id }) => id },
  loadOne: async (id, context) => ((await isEditing(context)) ? context.personRequests.find(id) : null),
  fields: (t) => ({
    wish: t.field({ type: RequestWishEnum, description: 'What the sender asks for.', resolve: ({ wish }) => wish }),
    name: t.string({
      description: 'Riot ID of the account, or name of the pro player, when the request was sent.',
      resolve: ({ subject }) => (subject.kind === 'account' ? `${subject.gameName}#${subject.tagLine}` : subject.name),
    }),
    account: t.field({
      type: AccountNode,
      nullable: true,
      description: 'The account that the request is about. Null for a pro player, and when it is no longer stored.',
      cost: new FieldCost({ weight: 300 }),
      async resolve({ subject }, _args, { accounts }) {
        if (subject.kind !== 'account') return null
        const [account = null] = await accounts.listStored([subject])
        return account
      },
    }),
    proPlayer: t.field({
      type: ProPlayerNode,
      nullable: true,
      description: 'The pro player that the request is about. Null for an account, and when they left the rosters.',
      resolve: async ({ subject }, _args, { proScene }) =>
        subject.kind === 'player' ? (await proScene.look()).findPlayer(subject.playerId) : null,
    }),
    text: t.exposeString('text', { description: 'Text of the sender; empty for none.' }),
    contact: t.exposeString('contact', {
      nullable: true,
      description: 'How the sender can be reached, as they wrote it. Null if they left it out.',
    }),
    provenAt: t.expose('provenAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'Time when the sender proved that the account, or an account of the pro player, is theirs. Null without a proof.',
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'Time of the request.' }),
  }),
})

const PersonDecisionObject = builder.objectRef<PersonDecision>('PersonDecision').implement({
  description: 'A decision about a request. It does not say about whom.',
  fields: (t) => ({
    wish: t.field({ type: RequestWishEnum, description: 'What the sender asked for.', resolve: ({ wish }) => wish }),
    accepted: t.exposeBoolean('isAccepted', { description: 'True if the request was accepted.' }),
    by: t.exposeString('by', { description: 'Signature of the editor.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', description: 'Time of the decision.' }),
  }),
})

const PersonRequestQueueObject = builder.objectRef<RequestQueue>('PersonRequestQueue').implement({
  description: 'Requests about people, for editors.',
  fields: (t) => ({
    requests: t.field({
      type: [PersonRequestNode],
      description: 'Requests without a decision, oldest first. At most 50.',
      cost: new FieldCost({ listSize: 50 }),
      resolve: ({ requests }) => [...requests],
    }),
    decisions: t.field({
      type: [PersonDecisionObject],
      description: 'The newest decisions, newest first. At most 20.',
      cost: new FieldCost({ listSize: 20 }),
      resolve: ({ decisions }) => [...decisions],
    }),
  }),
})

const PersonRequestsResultUnion = builder.unionType('PersonRequestsResult', {
  description: 'Result of `personRequests`: the queue, or the reason why it was refused.',
  types: [PersonRequestQueueObject, NotAllowedObject],
  resolveType: ({ kind }: RequestQueue | NotAllowed) =>
    kind === 'queue' ? PersonRequestQueueObject : NotAllowedObject,
})

builder.queryField('personRequests', (t) =>
  t.withAuth({ editor: true }).field({
    type: PersonRequestsResultUnion,
    description: 'Requests to correct or remove what is stored about people. Requires the right to edit rosters.',
    cost: new FieldCost({ weight: 1000 }),
    unauthorizedResolver: (_root, _args, { viewer }) => toNotAllowed(viewer),
    async resolve(_root, _args, { personRequests }): Promise<RequestQueue> {
      const [requests, decisions] = await Promise.all([personRequests.list(), personRequests.listDecisions()])
      return { kind: 'queue', requests, decisions }
    },
  }),
)
