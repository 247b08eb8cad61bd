import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { personOf } from '../support/persons.ts'
import { LUMEN, openPeopleWorld, PROBLEMS } from './people.ts'

const ADA = personOf('ada')
const BEN = personOf('ben')

const KEEP = `mutation ($ids: [ID!]!) { ended: keepAccounts(input: { ids: $ids }) { person { accounts { id } } ${PROBLEMS} } }`
const ACCOUNTS = '{ viewer { person { accounts { id gameName } } } }'

let world: Awaited<ReturnType<typeof openPeopleWorld>>

beforeAll(async () => {
  world = await openPeopleWorld()
})

beforeEach(async () => {
  for (const person of [ADA, BEN]) await world.context.viewers.forget(person)
})

const keep = (ids: readonly string[], person = ADA) => world.ask(KEEP, { ids }, person)
const listAccounts = (person = ADA) => world.ask(ACCOUNTS, {}, person)
const kept = (ids: readonly string[]) => ({ ended: { person: { accounts: ids.map((id) => ({ id })) }, problems: [] } })
const own = (ids: readonly string[]) => ({
  viewer: { person: { accounts: ids.map((id) => expect.objectContaining({ id })) } },
})
const refused = (problem: object) => ({ ended: { person: null, problems: [expect.objectContaining(problem)] } })

/** Ids of accounts that are not stored. */
const strangers = (count: number) =>
  Array.from({ length: count }, (_, index) => encodeGlobalId('Account', `EUW1_${index}`))

describe('the own accounts of a person', () => {
  it('are those saved last, in the given order, separate for each person', async () => {
    const [a = '', b = '', c = ''] = world.accountIds
    expect(await keep([c, a, c])).toEqual(kept([c, a]))
    expect(await keep([b, c, a])).toEqual(kept([b, c, a]))
    expect([await listAccounts(ADA), await listAccounts(BEN)]).toEqual([own([b, c, a]), own([])])
    expect(await keep([])).toEqual(kept([]))
  })

  it('are shown as stored, without a request to Riot', async () => {
    await keep(world.accountIds)
    const { reads, requests } = await world.asked(async () =>
      expect(await listAccounts()).toEqual(own(world.accountIds)),
    )
    expect(reads).toEqual(['get viewers', 'getMany accounts'])
    expect(requests).toEqual([])
  })

  it.each([
    ['an account that is not stored', encodeGlobalId('Account', 'EUW1_nobody')],
    ['an account of no form', encodeGlobalId('Account', 'nobody')],
    ['a player', LUMEN],
    ['a champion', encodeGlobalId('Champion', 103)],
    ['nothing', ''],
  ])('can not include %s, and a refused request changes nothing', async (_what, id) => {
    const [a = '', b = ''] = world.accountIds
    await keep([a])
    for (const ids of [[id], [b, id]]) {
      expect(await keep(ids)).toEqual(refused({ __typename: 'InvalidField', path: 'ids', rule: 'UNKNOWN' }))
    }
    expect(await listAccounts()).toEqual(own([a]))
  })

  it('are limited to 10, and a request with 11 is refused without a look-up', async () => {
    const asked = await world.asked(async () =>
      expect(await keep(strangers(11))).toEqual(refused({ __typename: 'TooMany', limit: 10 })),
    )
    expect(asked).toEqual({ reads: [], requests: [] })
    expect(await keep(strangers(10))).toEqual(refused({ rule: 'UNKNOWN' }))
    const [a = ''] = world.accountIds
    expect(await keep(Array.from({ length: 30 }, () => a))).toEqual(kept([a]))
  })
})
