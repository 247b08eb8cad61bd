import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { personOf } from '../support/persons.ts'
import { LUMEN, openPeopleWorld, PROBLEMS } from './people.ts'

const ADA = personOf('ada', { name: 'Ada', email: 'ada@lanewatch.test', emailVerified: true, role: 'editor' })
const BEN = personOf('ben')

const EXPORT = '{ ended: exportMyData { __typename ... on MyData { json } } }'
const DELETE = `mutation { ended: deleteMyData { deleted problems { __typename reason } } }`
const FOLLOW = `mutation ($ids: [ID!]!) { follow(input: { ids: $ids }) { ${PROBLEMS} } }`
const SAVE = `mutation { saveSettings(input: { theme: LIGHT, quietHours: { from: 1320, to: 420 } }) { ${PROBLEMS} } }`
const KEEP = `mutation ($ids: [ID!]!) { keepAccounts(input: { ids: $ids }) { ${PROBLEMS} } }`

const exported = z.object({ ended: z.object({ __typename: z.literal('MyData'), json: z.string() }) })

let world: Awaited<ReturnType<typeof openPeopleWorld>>

beforeEach(async () => {
  world = await openPeopleWorld()
  for (const person of [ADA, BEN]) {
    await world.ask(FOLLOW, { ids: [LUMEN] }, person)
    await world.ask(KEEP, { ids: world.accountIds }, person)
    await world.ask(SAVE, {}, person)
  }
})

async function exportData(person = ADA): Promise<unknown> {
  return JSON.parse(exported.parse(await world.ask(EXPORT, {}, person)).ended.json)
}

const listKept = async () => (await world.store.query('viewers', { limit: 100 })).map(({ data }) => data)

describe('the exported data of a person', () => {
  it('have the claims of the token and all stored data', async () => {
    const [ofAda] = await listKept()
    expect(await exportData()).toEqual({
      person: { id: 'ada', name: 'Ada', email: 'ada@lanewatch.test', emailVerified: true, role: 'editor' },
      kept: ofAda,
      apiKeys: [],
      pushSubscriptions: [],
    })
    expect(ofAda).toMatchObject({
      follows: [{ kind: 'ProPlayer', id: 'id-of-lumen' }],
      accounts: { length: 4 },
      settings: { theme: 'light', quietHours: { from: 1_320, to: 420 } },
    })
  })

  it('are null where no data is stored', async () => {
    const person = { id: 'cy', name: null, email: null, emailVerified: false, role: null }
    expect(await exportData(personOf('cy'))).toEqual({ person, kept: null, apiKeys: [], pushSubscriptions: [] })
  })
})

describe("the deletion of a person's data", () => {
  it('removes all data of this person and none of others', async () => {
    const [, ofBen] = await listKept()
    expect(await world.ask(DELETE, {}, ADA)).toEqual({ ended: { deleted: true, problems: [] } })
    expect(await listKept()).toEqual([ofBen])
    expect(await exportData(ADA)).toMatchObject({ kept: null })
    expect(await exportData(BEN)).toMatchObject({ kept: ofBen })
  })

  it('succeeds when there is no data', async () => {
    for (let time = 0; time < 2; time++) {
      expect(await world.ask(DELETE, {}, ADA)).toEqual({ ended: { deleted: true, problems: [] } })
    }
  })

  it('stays in effect after a mutation that changes nothing', async () => {
    await world.ask(DELETE, {}, ADA)
    await world.ask(
      'mutation ($ids: [ID!]!) { unfollow(input: { ids: $ids }) { problems { __typename } } }',
      { ids: [LUMEN] },
      ADA,
    )
    expect(await listKept()).toHaveLength(1)
  })
})
