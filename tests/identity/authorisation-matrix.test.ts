import SchemaBuilder from '@pothos/core'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { getNamedType, type GraphQLField, isLeafType, isObjectType, isUnionType, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { schema } from '../../gateway/composition/schema.ts'
import { personOf } from '../support/persons.ts'
import { openSenderWorld } from '../support/sender-world.ts'
import { reasonOf, type Sender, SENDER_NAMES } from '../support/senders.ts'
import { type FieldRight, findRightProblems, listFieldRights } from './field-rights.ts'
import { prepareMutation } from './mutation-inputs.ts'

/** Queries for fields with a right outside the roots. The field has the alias `ended`. */
const QUERIES: Readonly<Record<string, string>> = {
  'Viewer.apiKeys': '{ viewer { ended: apiKeys { __typename } } }',
  'Viewer.doubtfulAccounts': '{ viewer { ended: doubtfulAccounts { __typename } } }',
  'Viewer.person': '{ viewer { ended: person { __typename } } }',
}

const FIELDS = listFieldRights(schema)
const CELLS = FIELDS.flatMap((field) =>
  SENDER_NAMES.map((sender) => ({
    ...field,
    sender,
    name: nameOf(field),
    reason: reasonOf(sender, field.right, field.parent === 'Mutation' ? 'write' : 'read'),
  })),
)
const ALLOWED = CELLS.filter(({ reason }) => reason === null)
const REFUSED = CELLS.filter(({ reason }) => reason !== null)

let world: Awaited<ReturnType<typeof openSenderWorld>>
let accountId: string
let turn = 0

beforeAll(async () => {
  world = await openSenderWorld()
  const [demo] = world.simulator.demoAccounts
  const document =
    'query ($name: String!, $tag: String!) { ended: account(gameName: $name, tagLine: $tag) { ... on Account { id } } }'
  const found = await world.ask(document, { name: demo?.gameName, tag: demo?.tagLine })
  accountId = z.object({ ended: z.object({ id: z.string() }) }).parse(found).ended.id
})

afterAll(() => world.close())

/** Prepares and sends a request for the field. Returns its outcome; fails the test on any error. */
async function send(field: FieldRight, sender: Sender) {
  turn++
  const isMutation = field.parent === 'Mutation'
  const sending = { world, person: personOf(sender), name: `Player ${turn}`, accountId }
  const variables = isMutation ? await prepareMutation(field.field.name, sending) : {}
  const execute = await world.executeFor(sender)
  const before = { writes: world.writes.length, requests: world.requests.length }
  const { data, errors } = await execute(parse(toDocument(field)), variables)
  expect(errors).toBeUndefined()
  return {
    ended: findEnded(data),
    refusals: listRefusals(data),
    written: world.writes.slice(before.writes),
    requests: world.requests.slice(before.requests),
  }
}

describe('the rights in the schema', () => {
  it('are named by every mutation, in a form that this file can read', () => {
    expect(findRightProblems(schema)).toEqual([])
    const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})
    expect(mutations.length).toBeGreaterThan(0)
    expect(FIELDS.filter(({ parent }) => parent === 'Mutation').map(({ field }) => field.name)).toEqual(mutations)
  })

  it('are all found, and each is tested with every sender', () => {
    expect(FIELDS.map(nameOf)).toEqual(
      expect.arrayContaining(['Viewer.person', 'Query.exportMyData', 'Mutation.follow']),
    )
    expect(CELLS).toHaveLength(FIELDS.length * SENDER_NAMES.length)
    expect(CELLS.length).toBeGreaterThanOrEqual(12 * 14)
    expect(REFUSED.length).toBeGreaterThanOrEqual(100)
    expect(ALLOWED.length).toBeGreaterThanOrEqual(68)
  })

  it('are reported by name when they are missing, ambiguous or on a type', () => {
    expect(findRightProblems(plantProblems())).toEqual([
      'Guarded names a right for all of its fields: name it at each of them, where it is looked for.',
      'Mutation.planted names no right: begin it with t.withAuth({ anyone or signedIn or editor: true }).',
      'Mutation.twice names something else than one right of anyone, signedIn, editor.',
      'Query.wrong names something else than one right of anyone, signedIn, editor.',
    ])
  })

  it('need a way to send the mutation: a missing one is reported by name', async () => {
    const sending = { world, person: personOf('somebody'), name: 'Nobody', accountId }
    await expect(prepareMutation('planted', sending)).rejects.toThrow(/planted.*mutation-inputs\.ts/)
  })
})

describe('a field with a right', () => {
  it.each(REFUSED)('$name refuses a sender $sender as data: $reason', async ({ sender, reason, ...field }) => {
    const { ended, refusals, written, requests } = await send(field, sender)
    // A nested field without the right is null.
    if (isRoot(field)) expect(refusals).toEqual([reason])
    else expect(ended).toBeNull()
    expect(written).toEqual([])
    expect(requests).toEqual([])
  })

  it.each(ALLOWED)('$name allows a sender $sender', async ({ sender, ...field }) => {
    const { ended, refusals, written } = await send(field, sender)
    expect(refusals).toEqual([])
    expect(ended).toBeTypeOf('object')
    expect(ended).not.toBeNull()
    expect(z.object({ problems: z.array(z.unknown()) }).safeParse(ended).data?.problems ?? []).toEqual([])
    // A mutation that needs a right must write something, or its variables prove nothing about the right.
    if (field.parent === 'Mutation' && field.right !== 'anyone') expect(written).not.toEqual([])
  })
})

function nameOf({ parent, field }: FieldRight): string {
  return `${parent}.${field.name}`
}

function isRoot({ parent }: FieldRight): boolean {
  return parent === 'Query' || parent === 'Mutation'
}

function toDocument(right: FieldRight): string {
  const { parent, field } = right
  if (!isRoot(right)) {
    const query = QUERIES[nameOf(right)]
    if (query === undefined) throw new Error(`Say in QUERIES of this file how ${nameOf(right)} is reached.`)
    return query
  }
  const variables = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const sent = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const inBrackets = (list: string) => (list === '' ? '' : `(${list})`)
  return `${parent.toLowerCase()} ${inBrackets(variables)} { ended: ${field.name}${inBrackets(sent)} ${select(field)} }`
}

/** Selects the fields of a refusable answer, with the reasons of refusals. */
function select({ type }: GraphQLField<unknown, unknown>): string {
  const REFUSAL = '{ __typename ... on NotAllowed { reason } }'
  const named = getNamedType(type)
  if (isUnionType(named)) return REFUSAL
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).map((field) => {
    const inner = getNamedType(field.type)
    if (isLeafType(inner)) return field.name
    const canRefuse = inner.name === 'NotAllowed' || (isUnionType(inner) && inner.getTypes().some(isNotAllowed))
    return `${field.name} ${canRefuse ? REFUSAL : '{ __typename }'}`
  })
  return `{ __typename ${fields.join(' ')} }`
}

function isNotAllowed({ name }: { readonly name: string }): boolean {
  return name === 'NotAllowed'
}

/** Returns the answer of the requested field. */
function findEnded(data: unknown): unknown {
  const parsed = z
    .union([z.object({ ended: z.unknown() }), z.object({ viewer: z.object({ ended: z.unknown() }) })])
    .parse(data)
  return 'viewer' in parsed ? parsed.viewer.ended : parsed.ended
}

/** Lists the reasons of every refusal in an answer. */
function listRefusals(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(listRefusals)
  if (typeof value !== 'object' || value === null) return []
  if ('reason' in value && '__typename' in value && value.__typename === 'NotAllowed') return [value.reason]
  return Object.values(value).flatMap(listRefusals)
}

/** Builds a schema with one of each mistake, and one correct mutation. */
function plantProblems() {
  const builder = new SchemaBuilder<{ AuthScopes: Record<'anyone' | 'signedIn' | 'other', boolean> }>({
    plugins: [ScopeAuthPlugin],
    scopeAuth: { authScopes: () => ({ anyone: true, signedIn: false, other: false }) },
  })
  const answer = () => true
  builder.objectType(builder.objectRef<object>('Guarded'), {
    authScopes: { signedIn: true },
    fields: (t) => ({ open: t.boolean({ resolve: answer }) }),
  })
  builder.queryType({
    fields: (t) => ({
      open: t.boolean({ resolve: answer }),
      wrong: t.withAuth({ other: true }).boolean({ resolve: answer }),
    }),
  })
  builder.mutationType({
    fields: (t) => ({
      good: t.withAuth({ anyone: true }).boolean({ resolve: answer }),
      planted: t.boolean({ resolve: answer }),
      twice: t.withAuth({ anyone: true, signedIn: true }).boolean({ resolve: answer }),
    }),
  })
  return builder.toSchema()
}
