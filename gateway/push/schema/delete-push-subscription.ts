import { builder } from '../../contract/builder.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { problemsOf, PushProblemUnion, type RefusedPush, refusePush, UNKNOWN_ENDPOINT } from './push-problem.ts'

type DeletionOutcome = { readonly kind: 'deleted' } | RefusedPush

const DeletePushSubscriptionPayloadObject = builder
  .objectRef<DeletionOutcome>('DeletePushSubscriptionPayload')
  .implement({
    description: 'Result of `deletePushSubscription`.',
    fields: (t) => ({
      deleted: t.boolean({
        description: 'True if the subscription was deleted. A notification that is being sent may still arrive.',
        resolve: ({ kind }) => kind === 'deleted',
      }),
      problems: t.field({
        cost: new FieldCost({ listSize: 1 }),
        type: [PushProblemUnion],
        description: 'Reasons why nothing was deleted. Empty on success.',
        resolve: problemsOf,
      }),
    }),
  })

const DeletePushSubscriptionInput = builder.inputType('DeletePushSubscriptionInput', {
  description: 'Input of `deletePushSubscription`.',
  fields: (t) => ({
    endpoint: t.string({ description: 'The `endpoint` with which the subscription was saved.' }),
  }),
})

builder.mutationField('deletePushSubscription', (t) =>
  t.withAuth({ anyone: true }).field({
    type: DeletePushSubscriptionPayloadObject,
    description:
      'Deletes everything that is stored about a browser that is notified. The endpoint authorises the deletion.',
    cost: new FieldCost({ weight: 1000 }),
    args: { input: t.arg({ type: DeletePushSubscriptionInput, description: 'The subscription to delete.' }) },
    async resolve(_root, { input: { endpoint } }, { pushSubscriptions }): Promise<DeletionOutcome> {
      const isDeleted = await pushSubscriptions.delete(endpoint)
      return isDeleted ? { kind: 'deleted' } : refusePush(UNKNOWN_ENDPOINT)
    },
  }),
)
