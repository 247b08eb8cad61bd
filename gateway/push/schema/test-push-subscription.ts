import { builder } from '../../contract/builder.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { PushResult } from '../services/send-push.ts'
import { problemsOf, PushProblemUnion, type RefusedPush, refusePush, UNKNOWN_ENDPOINT } from './push-problem.ts'

type TestOutcome = { readonly kind: 'tested'; readonly result: PushResult } | RefusedPush

const PushTestResultEnum = builder.enumType('PushTestResult', {
  description: 'What the push service of a browser made of a test notification. New results may be added.',
  values: {
    DELIVERED: { value: 'delivered', description: 'The push service took it, and passes it to the browser.' },
    GONE: { value: 'gone', description: 'The push service no longer knows the subscription, which was deleted.' },
    REFUSED: { value: 'refused', description: 'The push service refused it.' },
    FAILED: { value: 'failed', description: 'The push service did not answer, or is overloaded.' },
  } as const satisfies Record<string, { value: PushResult['kind']; description: string }>,
})

const TestPushSubscriptionPayloadObject = builder.objectRef<TestOutcome>('TestPushSubscriptionPayload').implement({
  description: 'Result of `testPushSubscription`.',
  fields: (t) => ({
    result: t.field({
      type: PushTestResultEnum,
      nullable: true,
      description: 'What the push service made of the notification. Null if none was sent.',
      resolve: (outcome) => (outcome.kind === 'tested' ? outcome.result.kind : null),
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 1 }),
      type: [PushProblemUnion],
      description: 'Reasons why no notification was sent. Empty when one was, also when the push service refused it.',
      resolve: problemsOf,
    }),
  }),
})

const TestPushSubscriptionInput = builder.inputType('TestPushSubscriptionInput', {
  description: 'Input of `testPushSubscription`.',
  fields: (t) => ({
    endpoint: t.string({ description: 'The `endpoint` with which the subscription was saved.' }),
  }),
})

builder.mutationField('testPushSubscription', (t) =>
  t.withAuth({ anyone: true }).field({
    type: TestPushSubscriptionPayloadObject,
    description:
      'Sends a test notification to a browser now, once, also in its quiet hours, and waits for the answer of its push service, at most 10 seconds. At most 5 a minute.',
    cost: new FieldCost({ weight: 5000 }),
    args: { input: t.arg({ type: TestPushSubscriptionInput, description: 'The subscription to test.' }) },
    async resolve(_root, { input: { endpoint } }, { pushSubscriptions }): Promise<TestOutcome> {
      const tested = await pushSubscriptions.test(endpoint)
      if (tested.kind === 'tested') return tested
      return refusePush(tested.kind === 'unknown' ? UNKNOWN_ENDPOINT : tested)
    },
  }),
)
