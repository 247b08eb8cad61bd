import { builder } from '../../contract/builder.ts'
import { ProblemInterface } from '../../contract/problem.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { IdempotencyKeyReusedObject, InvalidFieldObject } from '../../rosters/schema/roster-problem.ts'
import { LONGEST_CONTACT, LONGEST_TEXT } from '../rules/request-input.ts'
import type { QueueFull, RequestProblem } from '../services/person-requests.ts'
import { findSubject, UNKNOWN_SUBJECT } from './person-subject.ts'
import { RequestWishEnum } from './request-wish.ts'

/** Points of one request: an address can send 50 a minute. */
const REQUEST_POINTS = 20_000

const QueueFullObject = builder.objectRef<QueueFull>('QueueFull').implement({
  description: 'Too many requests are waiting for a decision.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Sentence that explains how to proceed, in English.',
      resolve: () => 'Too many requests are waiting for a decision: send this one again in some days.',
    }),
  }),
})

const PROBLEM_OBJECTS = {
  'invalid-field': InvalidFieldObject,
  'queue-full': QueueFullObject,
  'key-reused': IdempotencyKeyReusedObject,
} as const

const SendPersonRequestProblemUnion = builder.unionType('SendPersonRequestProblem', {
  description: 'Reason why `sendPersonRequest` was rejected.',
  types: [InvalidFieldObject, QueueFullObject, IdempotencyKeyReusedObject],
  resolveType: ({ kind }) => PROBLEM_OBJECTS[kind],
})

const SendPersonRequestPayloadObject = builder
  .objectRef<readonly RequestProblem[]>('SendPersonRequestPayload')
  .implement({
    description: 'Result of `sendPersonRequest`.',
    fields: (t) => ({
      sent: t.boolean({
        description: 'True if the request is in the queue of the editors, or was decided already.',
        resolve: (problems) => problems.length === 0,
      }),
      problems: t.field({
        cost: new FieldCost({ listSize: 1 }),
        type: [SendPersonRequestProblemUnion],
        description: 'Reasons why the request was rejected. Empty on success.',
        resolve: (problems) => [...problems],
      }),
    }),
  })

const SendPersonRequestInput = builder.inputType('SendPersonRequestInput', {
  description: 'Input of `sendPersonRequest`.',
  fields: (t) => ({
    id: t.id({ description: 'The `id` of an `Account` or a `ProPlayer`.' }),
    wish: t.field({ type: RequestWishEnum, description: 'What you ask for.' }),
    text: t.string({
      description: `What should be corrected, or why you ask for a removal, at most ${LONGEST_TEXT} characters. Required for a correction. Only editors can read it.`,
    }),
    contact: t.string({
      required: false,
      description: `How you can be reached, such as a mail address, at most ${LONGEST_CONTACT} characters. Only editors can read it.`,
    }),
    claim: t.id({
      required: false,
      description:
        'The `token` of a confirmed `PageClaim` of this account or pro player. Editors then see that the request is theirs.',
    }),
    idempotencyKey: t.string({
      description:
        'Unique key of this request, 8 to 128 characters. Repeating a request with the same key has no further effect.',
    }),
  }),
})

builder.mutationField('sendPersonRequest', (t) =>
  t.withAuth({ anyone: true }).field({
    type: SendPersonRequestPayloadObject,
    description:
      'Asks the editors to correct or remove what is stored about a person. The request and what you wrote are deleted with their decision.',
    cost: new FieldCost({ weight: REQUEST_POINTS }),
    args: { input: t.arg({ type: SendPersonRequestInput, description: 'The request.' }) },
    async resolve(_root, { input: { id, wish, text, contact, claim, idempotencyKey } }, context) {
      const subject = await findSubject(id, context)
      if (subject === null) return [UNKNOWN_SUBJECT]
      const written = { text, contact: contact ?? null, claim: claim ?? null }
      return context.personRequests.send({ subject, wish, ...written, idempotencyKey })
    },
  }),
)
