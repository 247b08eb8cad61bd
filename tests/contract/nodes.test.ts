import { isObjectType } from 'graphql'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { schema } from '../../gateway/composition/schema.ts'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { EUW_ACCOUNTS } from '../active-games/games-world.ts'
import { openMeteredQuestions } from '../support/metered-questions.ts'
import { fetchProMatches, openStatisticsWorld, type StatisticsWorld } from '../support/statistics-world.ts'

const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }'
const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }'

const answer = z.object({ nodes: z.array(z.object({ __typename: z.string(), id: z.string() }).nullable()) })

let world: StatisticsWorld
let ask: ReturnType<typeof openMeteredQuestions>
let matchIds: readonly string[]

beforeEach(async () => {
  world = await openStatisticsWorld()
  ask = openMeteredQuestions(world)
  await world.count(fetchProMatches(4, 3))
  await world.lookUp(EUW_ACCOUNTS.slice(0, 8))
  matchIds = (await world.readMatches()).map(({ match }) => match.matchId)
})

const accountIds = () =>
  EUW_ACCOUNTS.slice(0, 8).map(({ platform, puuid }) => encodeGlobalId('Account', `${platform}_${puuid}`))

async function findNodes(ids: readonly string[]) {
  const { data, errors } = await ask(NODES, { ids })
  expect(errors).toEqual([])
  return answer.parse(data).nodes
}

describe('the query for several nodes', () => {
  it('returns objects of any types in the order of the ids, and null for those that do not exist', async () => {
    const [account = ''] = accountIds()
    const match = encodeGlobalId('Match', matchIds[0] ?? '')
    const ids = [
      encodeGlobalId('ProTeam', 'G2'),
      encodeGlobalId('Champion', 'nobody'),
      account,
      encodeGlobalId('Participant', 1),
      match,
      encodeGlobalId('Account', 'no account'),
      encodeGlobalId('Match', 'no match'),
      account,
    ]
    const [team, champion, first, participant, found, ...rest] = await findNodes(ids)
    expect([team, first, found]).toEqual([
      { __typename: 'ProTeam', id: ids[0] },
      { __typename: 'Account', id: account },
      { __typename: 'Match', id: match },
    ])
    expect([champion, participant]).toEqual([null, null])
    expect(rest).toEqual([null, null, { __typename: 'Account', id: account }])
  })

  it('reads the objects of one type together', async () => {
    const reads = world.reads.length
    const ids = [...accountIds(), ...matchIds.map((matchId) => encodeGlobalId('Match', matchId))]
    const nodes = await findNodes(ids)
    expect(nodes.map((node) => node?.id)).toEqual(ids)
    const own = world.reads.slice(reads).filter((read) => /getMany (accounts|matches)/.test(read))
    expect(own.toSorted()).toEqual(['getMany accounts', 'getMany matches'])
  })

  it('returns what `node` returns for each id', async () => {
    const ids = [...accountIds(), encodeGlobalId('League', 'LEC'), encodeGlobalId('RosterChange', 1)]
    const alone = []
    for (const id of ids) alone.push((await ask(NODE, { id })).data)
    expect((await findNodes(ids)).map((node) => ({ node }))).toEqual(alone)
  })

  it('refuses more than 100 ids, and a text that is no id, by its place', async () => {
    const id = encodeGlobalId('Champion', 1)
    expect((await ask(NODES, { ids: Array.from({ length: 101 }, () => id) })).errors).toEqual([
      { message: '`ids` has 101 ids: ask for at most 100.', code: 'BAD_USER_INPUT' },
    ])
    expect((await ask(NODES, { ids: [id, '?'] })).errors).toEqual([
      {
        message: '`ids[1]` is not an id of this server: pass an `id` from an earlier response, unchanged.',
        code: 'BAD_USER_INPUT',
      },
    ])
  })

  it('costs more for more objects', async () => {
    const costOf = async (count: number) =>
      (await ask(NODES, { ids: Array.from({ length: count }, () => encodeGlobalId('Champion', 1)) })).cost.requested
    expect(await costOf(100)).toBeGreaterThan(await costOf(1))
    expect(await costOf(100)).toBeLessThan(10_000)
  })
})

describe('the types with an id', () => {
  it('are nodes, except those whose deprecated id is that of another object', () => {
    const others = Object.values(schema.getTypeMap()).filter(
      (type) =>
        isObjectType(type) &&
        type.getFields()['id'] !== undefined &&
        !type.getInterfaces().some(({ name }) => name === 'Node'),
    )
    expect(others.every((type) => isObjectType(type) && type.getFields()['id']?.deprecationReason)).toBe(true)
    expect(others.map(({ name }) => name).toSorted()).toEqual(['Follow', 'ProposalGone', 'ProposalOutdated'])
  })
})
