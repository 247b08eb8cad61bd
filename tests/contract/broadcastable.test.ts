import SchemaBuilder from '@pothos/core'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import {
  assertObjectType,
  type DocumentNode,
  getNamedType,
  graphql,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isLeafType,
  isObjectType,
  OperationTypeNode,
  parse,
  subscribe,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AccountKey } from '../../gateway/accounts/rules/account.ts'
import type { RiotId } from '../../gateway/accounts/rules/riot-id.ts'
import { schema } from '../../gateway/composition/schema.ts'
import { BROADCASTABLE_PLUGIN } from '../../gateway/contract/broadcastable.ts'
import type { GraphQLContext } from '../../gateway/contract/context.ts'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { openJournal } from '../../gateway/journal/services/journal.ts'
import { regionOf } from '../../gateway/shared/region.ts'
import { listFieldRights } from '../identity/field-rights.ts'
import { listClientDocuments } from '../support/client-documents.ts'
import { proAccountOf, proPlayerNamed, writeRosters } from '../support/rosters.ts'
import { openTestWorld } from '../support/test-world.ts'

type Field = GraphQLField<unknown, unknown>

const isBroadcastable = ({ extensions }: Pick<Field, 'extensions'>) => extensions['broadcastable'] === true

const FIELDS = listFields(schema)

const namesOf = (fields: typeof FIELDS) => fields.map(({ name }) => name)

const BROADCASTABLE = namesOf(FIELDS.filter(({ field }) => isBroadcastable(field)))

describe('the subscriptions of the client', async () => {
  const listening = (await listClientDocuments()).filter(
    ({ operation }) => operation === OperationTypeNode.SUBSCRIPTION,
  )

  it('include at least streams, running games and roster changes', () => {
    const names = ['StreamUpdatesDocument', 'ActiveGameUpdatesDocument', 'RosterNewsDocument']
    expect(listening.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  })

  it.each(listening)('select only broadcastable fields: $name', ({ document }) => {
    const selected = listSelected(document)
    expect(selected.length).toBeGreaterThan(5)
    expect(selected.filter((name) => !BROADCASTABLE.includes(name))).toEqual([])
  })
})

describe('the fields that depend on the viewer', () => {
  const mutations = namesOf(FIELDS).filter((name) => name.startsWith('Mutation.'))
  const ofViewers = namesOf(FIELDS).filter((name) => /^(Viewer|Person|PersonSettings|Follow)\./.test(name))
  const withRights = listFieldRights(schema).map(({ parent, field }) => `${parent}.${field.name}`)

  it.each([
    { what: 'mutations', names: mutations },
    { what: 'fields of a viewer or a person', names: ofViewers },
    { what: 'fields with a right', names: withRights },
  ])('are never broadcastable: $what', ({ names }) => {
    expect(names.length).toBeGreaterThan(4)
    expect(names.filter((name) => BROADCASTABLE.includes(name))).toEqual([])
  })
})

describe('the mark', () => {
  it('on a type or a field makes fields of any kind broadcastable, except those with a mark of false', () => {
    const planted = listFields(plantFields()).filter(({ name }) => !name.startsWith('__'))
    const marks = Object.fromEntries(planted.map(({ name, field }) => [name, field.extensions['broadcastable']]))
    expect(marks).toStrictEqual({
      'Query.plain': undefined,
      'Subscription.known': true,
      'Subscription.plain': undefined,
      'Named.known': true,
      'Named.plain': undefined,
      'Thing.known': true,
      'Thing.plain': undefined,
      'Thing.exposed': true,
      'Thing.written': true,
      'Thing.ids': true,
      'Thing.denied': undefined,
      'Shared.plain': true,
      'Shared.denied': undefined,
      'Shared.added': true,
    })
  })

  it('is on the id of every node', () => {
    const ids = ['Node.id', 'Stream.id', 'ActiveGame.id', 'RosterChange.id', 'ProPlayer.id']
    expect(BROADCASTABLE).toEqual(expect.arrayContaining(ids))
  })
})

describe('the broadcastable fields of an update', () => {
  const updates = Object.values(schema.getSubscriptionType()?.getFields() ?? {})
    .filter(isBroadcastable)
    .map((field) => ({ root: field.name, update: assertObjectType(getNamedType(field.type)) }))
  let world: ReturnType<typeof openTestWorld>
  let accessed: string[]
  let accountId: string

  beforeEach(async () => {
    world = openTestWorld()
    accessed = []
    accountId = await fillWorld(world)
  })

  /** The context of the world. It records and rejects any access to data that differs between requests. */
  function createTrap(): GraphQLContext {
    const { context } = world
    const trapFor = (key: keyof GraphQLContext): never => {
      accessed.push(key)
      throw new Error(`A resolver looks at \`${key}\`.`)
    }
    return {
      ...context,
      get viewer() {
        return trapFor('viewer')
      },
      get viewers() {
        return trapFor('viewers')
      },
      get operators() {
        return trapFor('operators')
      },
    }
  }

  async function readFirst(root: string, selection: string) {
    const given = root === 'accountChanges' ? `(accounts: ["${accountId}"])` : ''
    const document = parse(`subscription { ${root}${given} ${selection} }`)
    const events = await subscribe({ schema, document, contextValue: createTrap() })
    if (!(Symbol.asyncIterator in events)) throw new AggregateError(events.errors ?? [])
    const { value } = await events.next()
    await events.return(undefined)
    return { data: value?.data?.[root], errors: value?.errors }
  }

  it('are resolved without access to the viewer and without a request to Riot', async () => {
    const asked = world.requests.length
    const resolved = new Set<string>()
    const reachable = new Set<string>()
    for (const { root, update } of updates) {
      const { data, errors } = await readFirst(root, selectBroadcastable(update, reachable))
      expect(errors).toBeUndefined()
      addResolved(data, resolved)
    }
    expect(accessed).toEqual([])
    expect(world.requests.slice(asked)).toEqual([])
    // A broadcastable field that is not reached here is not verified.
    const ofObjects = [...reachable].filter((name) => isObjectType(schema.getType(name.split('.')[0] ?? '')))
    expect([...resolved].toSorted()).toEqual(ofObjects.toSorted())
    expect(updates).toHaveLength(4)
    expect(resolved.size).toBeGreaterThan(150)
  })

  it('are really guarded: the trap catches access to the viewer', async () => {
    const asked = { schema, source: '{ viewer { canEditRosters } }', contextValue: createTrap() }
    expect((await graphql(asked)).errors?.map(({ message }) => message)).toEqual(['A resolver looks at `viewer`.'])
    expect(accessed).toEqual(['viewer'])
  })

  it('include every marked field except ids, so that no mark is without effect', () => {
    const reachable = new Set(updates.map(({ root }) => `Subscription.${root}`))
    for (const { update } of updates) selectBroadcastable(update, reachable)
    const unreachable = BROADCASTABLE.filter((name) => !reachable.has(name) && !name.endsWith('.id'))
    expect(unreachable).toEqual([])
  })
})

/** Lists every field of a schema with its name, such as `Stream.login`. */
function listFields(schema: GraphQLSchema) {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })))
}

/** Lists the names of the fields that a document selects, without introspection fields. */
function listSelected(document: DocumentNode): readonly string[] {
  const names: string[] = []
  const types = new TypeInfo(schema)
  const visitor = {
    Field() {
      const [parent, field] = [types.getParentType(), types.getFieldDef()]
      if (field?.name.startsWith('__') === true) return
      names.push(`${parent?.name}.${field?.name}`)
    },
  }
  visit(document, visitWithTypeInfo(types, visitor))
  return names
}

/**
 * Selects all broadcastable fields of a type and of the types behind them, each type once. Adds the selected fields to
 * `reachable`.
 */
function selectBroadcastable(
  type: GraphQLObjectType | GraphQLInterfaceType,
  reachable: Set<string>,
  seen = new Set<string>(),
): string {
  if (isInterfaceType(type)) {
    const marked = Object.values(type.getFields()).filter(isBroadcastable)
    for (const field of marked) reachable.add(`${type.name}.${field.name}`)
    const each = schema.getPossibleTypes(type)
    return `{ ${each.map((one) => `... on ${one.name} ${selectBroadcastable(one, reachable, seen)}`).join(' ')} }`
  }
  const isNew = !seen.has(type.name)
  seen.add(type.name)
  const selections = Object.values(type.getFields())
    .filter(isBroadcastable)
    .flatMap((field) => {
      const answered = getNamedType(field.type)
      if (!isLeafType(answered) && !isNew) return []
      reachable.add(`${type.name}.${field.name}`)
      if (isLeafType(answered)) return field.name
      const behind = isInterfaceType(answered) ? answered : assertObjectType(answered)
      return `${field.name} ${selectBroadcastable(behind, reachable, seen)}`
    })
  return `{ __typename ${selections.join(' ')} }`
}

/** Adds the names of all fields of an answer that includes `__typename`. */
function addResolved(answer: unknown, resolved: Set<string>): void {
  if (Array.isArray(answer)) {
    for (const each of answer) addResolved(each, resolved)
    return
  }
  const named = z.looseObject({ __typename: z.string() }).safeParse(answer)
  if (!named.success) return
  const { __typename, ...fields } = named.data
  for (const [name, value] of Object.entries(fields)) {
    resolved.add(`${__typename}.${name}`)
    addResolved(value, resolved)
  }
}

const ACCOUNT_WITH_RANKS = `
  query ($name: String!, $tag: String!) {
    found: account(gameName: $name, tagLine: $tag) { ... on Account { puuid ranks { entries { wins } } } }
  }`

const ADD_PLAYER = 'mutation ($input: AddProPlayerInput!) { addProPlayer(input: $input) { change { id } } }'

/** Writes at least one object of each type that an update can contain. Resolves to the id of an account that has changed. */
async function fillWorld(world: ReturnType<typeof openTestWorld>): Promise<string> {
  const [first, second] = world.simulator.demoAccounts
  if (first === undefined || second === undefined) throw new Error('The demo world has too few accounts.')
  const asked = await world.ask(ACCOUNT_WITH_RANKS, { name: first.gameName, tag: first.tagLine })
  const { found } = z.object({ found: z.object({ puuid: z.string() }) }).parse(asked)
  const lumen = proPlayerNamed('Lumen', 'ONE', {
    accounts: [{ ...proAccountOf(first), puuid: found.puuid, keyId: 'test' }],
    provenance: { sources: ['Leaguepedia'], asOf: '2026-09' },
    links: [{ kind: 'TWITCH', url: 'https://www.twitch.tv/lumen_live', handle: 'lumen_live' }],
  })
  await writeRosters(world.store, {
    leagues: [{ code: 'LGE', name: 'League', position: 0 }],
    teams: [
      {
        code: 'ONE',
        name: 'Team ONE',
        league: 'LGE',
        position: 0,
        staff: [{ name: 'Aster', job: 'COACH', country: 'PL', from: null, to: null }],
      },
    ],
    players: [lumen],
  })
  const account = { gameName: second.gameName, tagLine: second.tagLine, region: regionOf(second.platform) }
  await world.ask(
    ADD_PLAYER,
    { input: { team: 'one', role: 'SUP', name: 'Vesper', account } },
    { kind: 'operator', name: 'Operator', sessionId: null, until: null },
  )
  await world.live.putStream(lumen)
  await world.live.putGame([lumen])
  await writeChanges(world, { ...first, puuid: found.puuid })
  return encodeGlobalId('Account', `${first.platform}_${found.puuid}`)
}

/** Writes a change of each kind. */
async function writeChanges(
  { store, clock }: ReturnType<typeof openTestWorld>,
  { platform, puuid, gameName, tagLine }: AccountKey & RiotId,
): Promise<void> {
  const account = { platform, puuid, gameName, tagLine }
  const standing = { takenAt: clock.now(), tier: 'GOLD', division: 'II', leaguePoints: 1, wins: 1, losses: 1 } as const
  const queue = { queue: 'SOLO', queueType: 'RANKED_SOLO_5x5' } as const
  const journal = openJournal(store)
  await store.transaction(async (transaction) => {
    const appender = await journal.in(transaction)
    appender.append({ kind: 'RANK_CHANGED', account, ...queue, before: standing, after: standing }, clock.now())
    appender.append({ kind: 'MATCH_FINISHED', account, matchId: 'EUW1_1' }, clock.now())
  })
}

/** Builds a schema with fields of every kind, some of them broadcastable. */
function plantFields() {
  const builder = new SchemaBuilder<{ AuthScopes: Record<string, boolean> }>({
    plugins: [ScopeAuthPlugin, BROADCASTABLE_PLUGIN],
    scopeAuth: { authScopes: () => ({}) },
  })
  const named = builder.interfaceRef<{ readonly name: string }>('Named').implement({
    fields: (t) => ({ known: t.exposeString('name', { broadcastable: true }), plain: t.exposeString('name', {}) }),
  })
  const thing = builder.objectRef<{ readonly name: string }>('Thing').implement({
    interfaces: [named],
    fields: (t) => ({
      exposed: t.exposeString('name', { broadcastable: true }),
      written: t.string({ broadcastable: true, resolve: ({ name }) => name }),
      ids: t.idList({ broadcastable: true, resolve: () => [] }),
      denied: t.string({ broadcastable: false, resolve: ({ name }) => name }),
    }),
  })
  const shared = builder.objectRef<{ readonly name: string }>('Shared').implement({
    broadcastable: true,
    fields: (t) => ({
      plain: t.exposeString('name', {}),
      denied: t.exposeString('name', { broadcastable: false }),
    }),
  })
  builder.objectField(shared, 'added', (t) => t.exposeString('name', {}))
  builder.queryType({ fields: (t) => ({ plain: t.field({ type: thing, resolve: () => ({ name: 'thing' }) }) }) })
  builder.subscriptionType({
    fields: (t) => ({
      known: t.field({ type: thing, broadcastable: true, subscribe: nothing, resolve: () => ({ name: 'thing' }) }),
      plain: t.field({ type: thing, subscribe: nothing, resolve: () => ({ name: 'thing' }) }),
    }),
  })
  return builder.toSchema()
}

async function* nothing(): AsyncGenerator<never> {}
