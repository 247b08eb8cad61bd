import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeGlobalId } from '../../gateway/schema/global-id.ts'
import { personOf } from '../support/persons.ts'
import { AHRI, LUMEN, openPeopleWorld, ORRIN, PROBLEMS, TEAM, VESPER } from './people.ts'

const ADA = personOf('ada')
const BEN = personOf('ben')

const FOLLOW = `mutation ($ids: [ID!]!) { ended: follow(input: { ids: $ids }) { person { follows { id since } } ${PROBLEMS} } }`
const UNFOLLOW = `mutation ($ids: [ID!]!) { ended: unfollow(input: { ids: $ids }) { person { follows { id } } ${PROBLEMS} } }`
const FOLLOWED = `query ($ids: [ID!]!) {
  followed(ids: $ids) { proPlayers { id name } proTeams { id code } champions { id slug } accounts { id gameName } }
}`
const FOLLOWS = '{ viewer { person { follows { id } } } }'

let world: Awaited<ReturnType<typeof openPeopleWorld>>

beforeAll(async () => {
  world = await openPeopleWorld()
})

beforeEach(async () => {
  for (const person of [ADA, BEN]) await world.context.viewers.forget(person)
})

const follow = (ids: readonly string[], person = ADA) => world.ask(FOLLOW, { ids }, person)
const unfollow = (ids: readonly string[], person = ADA) => world.ask(UNFOLLOW, { ids }, person)
const followed = (ids: readonly string[]) => world.ask(FOLLOWED, { ids })
const now = () => new Date(world.clock.now()).toISOString()
const listFollows = (person = ADA) => world.ask(FOLLOWS, {}, person)

/** What `follows` answers of these ids. */
const only = (ids: readonly string[]) => ({ viewer: { person: { follows: ids.map((id) => ({ id })) } } })
const kept = (ids: readonly string[]) => ({ ended: { person: { follows: ids.map((id) => ({ id })) }, problems: [] } })
const refused = (problem: object) => ({ ended: { person: null, problems: [expect.objectContaining(problem)] } })

/** Ids of champions that could be there, and mostly are not. */
const crowd = (count: number) => Array.from({ length: count }, (_, index) => encodeGlobalId('Champion', index + 1))

/** Ids that nothing stands behind which can be followed, and what they are. */
const NOTHING_TO_FOLLOW: readonly (readonly [what: string, id: string])[] = [
  ['nothing', ''],
  ['a text', 'not an id'],
  ['a match', encodeGlobalId('Match', 'EUW1_1')],
  ['a change of the rosters', encodeGlobalId('RosterChange', 1)],
  ['a prototype', encodeGlobalId('__proto__', 1)],
  ['a player who is not there', encodeGlobalId('ProPlayer', 'id-of-nobody')],
  ['a player by his name', encodeGlobalId('ProPlayer', 'Lumen')],
  ['a team that is not there', encodeGlobalId('ProTeam', 'TWO')],
  ['a team in small letters', encodeGlobalId('ProTeam', 'one')],
  ['a champion who is not there', encodeGlobalId('Champion', 999_999)],
  ['a champion written in another way', encodeGlobalId('Champion', '0103')],
  ['a champion by a number that is none', encodeGlobalId('Champion', 'NaN')],
  ['an account that is not stored', encodeGlobalId('Account', 'EUW1_nobody')],
  ['an account of no platform', encodeGlobalId('Account', 'MOON_nobody')],
  ['an account of no form', encodeGlobalId('Account', '../accounts')],
]

describe('following', () => {
  it('is of things of every kind at once, in their order, since now', async () => {
    const [account = ''] = world.accountIds
    const ids = [AHRI, account, LUMEN, TEAM]
    const follows = ids.map((id) => ({ id, since: now() }))
    expect(await follow(ids)).toEqual({ ended: { person: { follows }, problems: [] } })
    expect(await listFollows()).toEqual(only(ids))
  })

  it('again changes nothing, and what is new comes in front', async () => {
    const first = { id: LUMEN, since: now() }
    await follow([LUMEN])
    await world.clock.advance(60_000)
    const follows = [{ id: TEAM, since: now() }, first]
    expect(await follow([TEAM, LUMEN, TEAM])).toEqual({ ended: { person: { follows }, problems: [] } })
  })

  it.each(NOTHING_TO_FOLLOW)('is refused for %s, and for all that is sent with it', async (_what, id) => {
    await follow([VESPER])
    for (const ids of [[id], [LUMEN, id], [id, LUMEN, id]]) {
      expect(await follow(ids)).toEqual(refused({ __typename: 'InvalidField', path: 'ids', rule: 'UNKNOWN' }))
    }
    expect(await listFollows()).toEqual(only([VESPER]))
  })

  it('of nothing is refused', async () => {
    expect(await follow([])).toEqual(refused({ __typename: 'InvalidField', path: 'ids', rule: 'REQUIRED' }))
  })

  it('of 201 things at once is refused before any is looked for, as is one more than 200', async () => {
    const tooMany = refused({ __typename: 'TooMany', limit: 200, message: expect.stringContaining('200') })
    expect(await world.asked(async () => expect(await follow(crowd(201))).toEqual(tooMany))).toEqual({
      reads: [],
      requests: [],
    })
    const subjects = Array.from({ length: 200 }, (_, index) => ({ kind: 'Account', id: `EUW1_${index}` }) as const)
    await world.context.viewers.follow(ADA, subjects)
    expect(await follow([LUMEN])).toEqual(tooMany)
    expect(await listFollows()).toMatchObject({ viewer: { person: { follows: { length: 200 } } } })
  })

  it('is nobody else’s business', async () => {
    await follow([LUMEN], ADA)
    await follow([TEAM], BEN)
    expect([await listFollows(ADA), await listFollows(BEN)]).toEqual([only([LUMEN]), only([TEAM])])
    await unfollow([LUMEN, TEAM], BEN)
    expect([await listFollows(ADA), await listFollows(BEN)]).toEqual([only([LUMEN]), only([])])
  })
})

describe('following no more', () => {
  it('leaves the rest as it was, and may be said twice', async () => {
    await follow([AHRI, LUMEN, TEAM])
    expect(await unfollow([LUMEN])).toEqual(kept([AHRI, TEAM]))
    expect(await unfollow([LUMEN])).toEqual(kept([AHRI, TEAM]))
    expect(await unfollow([])).toEqual(kept([AHRI, TEAM]))
  })

  it('is of what is not there any more too, and minds no nonsense beside it', async () => {
    await world.context.viewers.follow(ADA, [{ kind: 'ProPlayer', id: 'id-of-somebody-gone' }])
    await follow([LUMEN])
    const gone = encodeGlobalId('ProPlayer', 'id-of-somebody-gone')
    expect(await unfollow(['not an id', gone])).toEqual(kept([LUMEN]))
  })
})

describe('what is followed', () => {
  it('is told to anybody, of each kind in the order of the ids, with one read of the store and nothing from Riot', async () => {
    const [first = '', second = ''] = world.accountIds
    const ids = [second, VESPER, AHRI, LUMEN, first, TEAM, VESPER, second]
    const asked = await world.asked(async () =>
      expect(await followed(ids)).toEqual({
        followed: {
          proPlayers: [
            { id: VESPER, name: 'Vesper' },
            { id: LUMEN, name: 'Lumen' },
          ],
          proTeams: [{ id: TEAM, code: 'ONE' }],
          champions: [{ id: AHRI, slug: 'Ahri' }],
          accounts: [second, first].map((id) => ({ id, gameName: expect.any(String) })),
        },
      }),
    )
    expect(asked).toEqual({ reads: ['getMany accounts'], requests: [] })
  })

  it('is known without the store where no account is asked for', async () => {
    expect(await world.asked(() => followed([LUMEN, TEAM, AHRI]))).toEqual({ reads: [], requests: [] })
  })

  const NONE = { followed: { proPlayers: [], proTeams: [], champions: [], accounts: [] } }

  it.each(NOTHING_TO_FOLLOW)('leaves out %s, and asks nothing of Riot', async (_what, id) => {
    const asked = await world.asked(async () => expect(await followed([id])).toEqual(NONE))
    expect(asked.requests).toEqual([])
    expect(await followed([id, LUMEN])).toMatchObject({ followed: { proPlayers: [{ id: LUMEN }] } })
  })

  it('is nothing for no ids', async () => {
    expect(await followed([])).toEqual(NONE)
  })

  it('leaves out a player who was taken away meanwhile, who is followed all the same', async () => {
    await follow([ORRIN, VESPER])
    await world.store.transaction(async (transaction) =>
      transaction.delete({ collection: 'pro_players', id: 'id-of-orrin' }),
    )
    await expect.poll(() => followed([ORRIN, VESPER])).toMatchObject({ followed: { proPlayers: [{ id: VESPER }] } })
    expect(await listFollows()).toEqual(only([ORRIN, VESPER]))
    expect(await follow([ORRIN])).toEqual(refused({ rule: 'UNKNOWN' }))
  })

  it('is asked for 200 ids at most', async () => {
    await followed(crowd(200))
    await expect(followed(crowd(201))).rejects.toMatchObject({
      errors: [{ message: '`ids` has 201 ids: ask for at most 200.', extensions: { code: 'BAD_USER_INPUT' } }],
    })
  })
})
