import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
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

/** The expected follows of the viewer. */
const only = (ids: readonly string[]) => ({ viewer: { person: { follows: ids.map((id) => ({ id })) } } })
const kept = (ids: readonly string[]) => ({ ended: { person: { follows: ids.map((id) => ({ id })) }, problems: [] } })
const refused = (problem: object) => ({ ended: { person: null, problems: [expect.objectContaining(problem)] } })

/** Champion ids in the right form, most of them unknown. */
const crowd = (count: number) => Array.from({ length: count }, (_, index) => encodeGlobalId('Champion', index + 1))

/** Ids that can not be followed, with a description of each. */
const NOTHING_TO_FOLLOW: readonly (readonly [what: string, id: string])[] = [
  ['nothing', ''],
  ['a text', 'not an id'],
  ['a match', encodeGlobalId('Match', 'EUW1_1')],
  ['a change of the rosters', encodeGlobalId('RosterChange', 1)],
  ['a prototype', encodeGlobalId('__proto__', 1)],
  ['a player who is not there', encodeGlobalId('ProPlayer', 'id-of-nobody')],
  ['a player by name', encodeGlobalId('ProPlayer', 'Lumen')],
  ['a team that is not there', encodeGlobalId('ProTeam', 'TWO')],
  ['a team in small letters', encodeGlobalId('ProTeam', 'one')],
  ['a champion who is not there', encodeGlobalId('Champion', 999_999)],
  ['a champion written in another way', encodeGlobalId('Champion', '0103')],
  ['a champion by a number that is none', encodeGlobalId('Champion', 'NaN')],
  ['an account that is not stored', encodeGlobalId('Account', 'EUW1_nobody')],
  ['an account of no platform', encodeGlobalId('Account', 'MOON_nobody')],
  ['an account of no form', encodeGlobalId('Account', '../accounts')],
]

describe('the mutation follow', () => {
  it('names the followed objects, so that their ids resolve', async () => {
    await follow([TEAM, LUMEN])
    expect(await world.ask('{ viewer { person { follows { subjectId } } } }', {}, ADA)).toEqual({
      viewer: { person: { follows: [{ subjectId: TEAM }, { subjectId: LUMEN }] } },
    })
  })

  it('follows things of every kind at once, in the given order, from now on', async () => {
    const [account = ''] = world.accountIds
    const ids = [AHRI, account, LUMEN, TEAM]
    const follows = ids.map((id) => ({ id, since: now() }))
    expect(await follow(ids)).toEqual({ ended: { person: { follows }, problems: [] } })
    expect(await listFollows()).toEqual(only(ids))
  })

  it('ignores known ids and puts new ones in front', async () => {
    const first = { id: LUMEN, since: now() }
    await follow([LUMEN])
    await world.clock.advance(60_000)
    const follows = [{ id: TEAM, since: now() }, first]
    expect(await follow([TEAM, LUMEN, TEAM])).toEqual({ ended: { person: { follows }, problems: [] } })
  })

  it.each(NOTHING_TO_FOLLOW)('refuses %s, and all other ids of the same request', async (_what, id) => {
    await follow([VESPER])
    for (const ids of [[id], [LUMEN, id], [id, LUMEN, id]]) {
      expect(await follow(ids)).toEqual(refused({ __typename: 'InvalidField', path: 'ids', rule: 'UNKNOWN' }))
    }
    expect(await listFollows()).toEqual(only([VESPER]))
  })

  it('refuses an empty list', async () => {
    expect(await follow([])).toEqual(refused({ __typename: 'InvalidField', path: 'ids', rule: 'REQUIRED' }))
  })

  it('refuses 201 ids at once before any look-up, and a 201st follow', async () => {
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

  it('changes nothing for other people', async () => {
    await follow([LUMEN], ADA)
    await follow([TEAM], BEN)
    expect([await listFollows(ADA), await listFollows(BEN)]).toEqual([only([LUMEN]), only([TEAM])])
    await unfollow([LUMEN, TEAM], BEN)
    expect([await listFollows(ADA), await listFollows(BEN)]).toEqual([only([LUMEN]), only([])])
  })
})

describe('the mutation unfollow', () => {
  it('keeps the other follows and can be repeated', async () => {
    await follow([AHRI, LUMEN, TEAM])
    expect(await unfollow([LUMEN])).toEqual(kept([AHRI, TEAM]))
    expect(await unfollow([LUMEN])).toEqual(kept([AHRI, TEAM]))
    expect(await unfollow([])).toEqual(kept([AHRI, TEAM]))
  })

  it('removes follows of deleted things and ignores invalid ids', async () => {
    await world.context.viewers.follow(ADA, [{ kind: 'ProPlayer', id: 'id-of-somebody-gone' }])
    await follow([LUMEN])
    const gone = encodeGlobalId('ProPlayer', 'id-of-somebody-gone')
    expect(await unfollow(['not an id', gone])).toEqual(kept([LUMEN]))
  })
})

describe('the query for followed things', () => {
  it('lists things by kind in the order of the ids, with one read of the store and no request to Riot', async () => {
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

  it('needs no read of the store when no account is requested', async () => {
    expect(await world.asked(() => followed([LUMEN, TEAM, AHRI]))).toEqual({ reads: [], requests: [] })
  })

  const NONE = { followed: { proPlayers: [], proTeams: [], champions: [], accounts: [] } }

  it.each(NOTHING_TO_FOLLOW)('leaves out %s without a request to Riot', async (_what, id) => {
    const asked = await world.asked(async () => expect(await followed([id])).toEqual(NONE))
    expect(asked.requests).toEqual([])
    expect(await followed([id, LUMEN])).toMatchObject({ followed: { proPlayers: [{ id: LUMEN }] } })
  })

  it('returns empty lists for no ids', async () => {
    expect(await followed([])).toEqual(NONE)
  })

  it('leaves out a deleted player, who stays in the follows', async () => {
    await follow([ORRIN, VESPER])
    await world.store.transaction(async (transaction) =>
      transaction.delete({ collection: 'pro_players', id: 'id-of-orrin' }),
    )
    await expect.poll(() => followed([ORRIN, VESPER])).toMatchObject({ followed: { proPlayers: [{ id: VESPER }] } })
    expect(await listFollows()).toEqual(only([ORRIN, VESPER]))
    expect(await follow([ORRIN])).toEqual(refused({ rule: 'UNKNOWN' }))
  })

  it('accepts at most 200 ids', async () => {
    await followed(crowd(200))
    await expect(followed(crowd(201))).rejects.toMatchObject({
      errors: [{ message: '`ids` has 201 ids: ask for at most 200.', extensions: { code: 'BAD_USER_INPUT' } }],
    })
  })
})
