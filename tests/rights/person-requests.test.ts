import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accountDocumentId } from '../../gateway/accounts/collections/accounts.ts'
import { decodeGlobalId, encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { VISITOR } from '../../gateway/identity/rules/viewer.ts'
import { EDITOR } from '../rosters/open-rosters.ts'
import { personOf } from '../support/persons.ts'
import { fillWorld } from './fill-world.ts'
import { openRightsWorld, proOf, PROS, type RightsWorld, textsOf } from './rights-world.ts'

const [pro] = PROS
if (pro === undefined) throw new Error('There are too few pros.')
const { name } = proOf(pro)

const SEND = `
  mutation ($input: SendPersonRequestInput!) {
    sendPersonRequest(input: $input) { sent problems { __typename ... on InvalidField { path rule limit } } }
  }
`
const QUEUE = `{
  personRequests {
    __typename
    ... on PersonRequestQueue {
      requests { id wish name text contact account { gameName } proPlayer { name } }
      decisions { wish accepted by }
    }
  }
}`
const DECIDE = `
  mutation ($input: DecidePersonRequestInput!) {
    decidePersonRequest(input: $input) { decided problems { __typename } }
  }
`
const queueShape = z.object({
  personRequests: z.object({
    requests: z.array(z.object({ id: z.string(), name: z.string() }).loose()),
    decisions: z.array(z.unknown()),
  }),
})

async function openWorld() {
  const world = await openRightsWorld()
  await world.lookUp(PROS)
  return world
}

const accountId = encodeGlobalId('Account', accountDocumentId(pro))
const removal = { id: accountId, wish: 'REMOVE', text: '', contact: 'me@example.com', idempotencyKey: 'a key of mine' }

const send = (world: RightsWorld, input: Readonly<Record<string, unknown>>) => world.ask(SEND, { input })
const sent = { sendPersonRequest: { sent: true, problems: [] } }

async function readQueue(world: RightsWorld) {
  return queueShape.parse(await world.ask(QUEUE, {}, EDITOR)).personRequests
}

describe('a request about a person', () => {
  it('arrives in the queue of the editors, and of nobody else', async () => {
    const world = await openWorld()
    expect(await send(world, removal)).toEqual(sent)
    expect((await readQueue(world)).requests).toMatchObject([
      {
        wish: 'REMOVE',
        name: `${pro.gameName}#${pro.tagLine}`,
        contact: 'me@example.com',
        account: { gameName: pro.gameName },
      },
    ])
    expect(await world.ask(QUEUE)).toEqual({ personRequests: { __typename: 'NotAllowed' } })
  })

  it('is stored once, however often it is sent with its key', async () => {
    const world = await openWorld()
    await send(world, removal)
    expect(await send(world, removal)).toEqual(sent)
    expect(await send(world, { ...removal, wish: 'CORRECT', text: 'Another wish.' })).toMatchObject({
      sendPersonRequest: { sent: false, problems: [{ __typename: 'IdempotencyKeyReused' }] },
    })
    expect((await readQueue(world)).requests).toHaveLength(1)
  })

  it('is refused with every mistake in it', async () => {
    const world = await openWorld()
    const mistakes = { ...removal, wish: 'CORRECT', contact: 'x'.repeat(201), idempotencyKey: 'short' }
    expect(await send(world, mistakes)).toMatchObject({
      sendPersonRequest: {
        sent: false,
        problems: [
          { path: 'text', rule: 'REQUIRED' },
          { path: 'contact', rule: 'TOO_LONG', limit: 200 },
          { path: 'idempotencyKey', rule: 'INVALID' },
        ],
      },
    })
    expect(await send(world, { ...removal, text: 'x'.repeat(2001) })).toMatchObject({
      sendPersonRequest: { problems: [{ path: 'text', rule: 'TOO_LONG', limit: 2000 }] },
    })
    for (const id of ['x', encodeGlobalId('ProTeam', 'G2'), encodeGlobalId('ProPlayer', 'nobody')]) {
      expect(await send(world, { ...removal, id })).toMatchObject({
        sendPersonRequest: { problems: [{ path: 'id', rule: 'UNKNOWN' }] },
      })
    }
    expect((await readQueue(world)).requests).toEqual([])
  })

  it('removes a pro player when an editor accepts it, and only their decision stays', async () => {
    const world = await openRightsWorld()
    await fillWorld(world)
    const scene = await world.context.proScene.look()
    const id = encodeGlobalId('ProPlayer', scene.findPlayerByName(name)?.id ?? '')
    await send(world, { ...removal, id, text: `I am ${name}.` })
    const waiting = (await readQueue(world)).requests.filter(
      (request) => request.name === name && request['wish'] === 'REMOVE',
    )
    expect(waiting).toHaveLength(1)

    const input = { id: waiting[0]?.id, accept: true }
    expect(await world.ask(DECIDE, { input }, EDITOR)).toMatchObject({ decidePersonRequest: { decided: true } })
    await world.finisher.finish()
    const traces = [...textsOf(pro), JSON.stringify(name), `I am ${name}`, 'me@example.com']
    expect(await world.findTraces(traces)).toEqual([])
    expect((await readQueue(world)).decisions).toEqual([{ wish: 'REMOVE', accepted: true, by: 'Operator' }])
    expect(await world.ask(DECIDE, { input }, EDITOR)).toMatchObject({ decidePersonRequest: { decided: false } })
  })

  it('is a node for editors, and null for all others', async () => {
    const world = await openWorld()
    await send(world, removal)
    const [request] = (await readQueue(world)).requests
    const node = 'query ($id: ID!) { node(id: $id) { id ... on PersonRequest { name } } }'
    const { id, name: about } = request ?? {}
    expect(await world.ask(node, { id }, EDITOR)).toEqual({ node: { id, name: about } })
    for (const viewer of [VISITOR, personOf('ada')])
      expect(await world.ask(node, { id }, viewer)).toEqual({ node: null })
    await world.ask(DECIDE, { input: { id, accept: false } }, EDITOR)
    expect(await world.ask(node, { id }, EDITOR)).toEqual({ node: null })
  })

  it('can be decided by the id that earlier releases showed', async () => {
    const world = await openWorld()
    await send(world, removal)
    const [request] = (await readQueue(world)).requests
    const { id } = decodeGlobalId(request?.id ?? '')
    expect(await world.ask(DECIDE, { input: { id, accept: false } }, EDITOR)).toMatchObject({
      decidePersonRequest: { decided: true },
    })
  })

  it('is decided once when two editors decide at the same moment', async () => {
    const world = await openWorld()
    await send(world, removal)
    const [request] = (await readQueue(world)).requests
    const answers = await Promise.all(
      [false, true].map((accept) => world.ask(DECIDE, { input: { id: request?.id, accept } }, EDITOR)),
    )
    const decided = answers.map((answer) => JSON.stringify(answer).includes('"decided":true'))
    expect(decided.filter(Boolean)).toHaveLength(1)
    const isAccepted = decided[1] === true
    expect((await readQueue(world)).decisions).toEqual([{ wish: 'REMOVE', accepted: isAccepted, by: 'Operator' }])
    expect(isAccepted || (await world.findTraces([pro.puuid])).length > 0).toBe(true)
  })

  it('leaves the person as they are when an editor rejects it, and deletes what was written', async () => {
    const world = await openWorld()
    await send(world, removal)
    const [request] = (await readQueue(world)).requests
    const refused = await world.ask(DECIDE, { input: { id: request?.id, accept: false } })
    expect(refused).toMatchObject({ decidePersonRequest: { decided: false, problems: [{ __typename: 'NotAllowed' }] } })
    await world.ask(DECIDE, { input: { id: request?.id, accept: false } }, EDITOR)
    expect(await world.findTraces(['me@example.com'])).toEqual([])
    expect(await world.findTraces([pro.puuid])).not.toEqual([])
    expect(await readQueue(world)).toEqual({
      requests: [],
      decisions: [{ wish: 'REMOVE', accepted: false, by: 'Operator' }],
    })
  })
})
