import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accountIdOf, isIdOf, joinAccountIds } from '../../gateway/accounts/rules/account-id.ts'
import { personOf } from '../support/persons.ts'
import { storedAccount } from '../support/stored-account.ts'
import { openTestWorld } from '../support/test-world.ts'
import { type DemoPlayer, FIRST, openSite, SECOND } from './key-change.ts'

const THIRD = 'RGAPI-third'

const ACCOUNT = `
  query ($gameName: String!, $tagLine: String!) {
    account(gameName: $gameName, tagLine: $tagLine, region: EUW) { ... on Account { id puuid } }
  }`

const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Account { gameName puuid } } }'

const found = z.object({ account: z.object({ id: z.string(), puuid: z.string() }) })

let site: ReturnType<typeof openSite>
let demo: DemoPlayer

beforeEach(() => {
  site = openSite()
  const [first] = site.simulator.demoAccounts
  if (first === undefined) throw new Error('The demo world has no demo accounts.')
  demo = first
})

/** The contract as a product with this key serves it. */
function openContract(apiKey: string) {
  const world = openTestWorld('tests', ':memory:', site.store, apiKey)
  return {
    ...world,
    async find() {
      const { gameName, tagLine } = demo
      return found.parse(await world.ask(ACCOUNT, { gameName, tagLine })).account
    },
    findNodes: (ids: readonly string[]) => world.ask(NODES, { ids }),
  }
}

/** Moves all accounts to this key. */
async function changeKey(apiKey: string) {
  await site.finish(site.openProduct(apiKey))
  return openContract(apiKey)
}

describe('the id of an account', () => {
  it('stays the same under every API key, while the PUUID changes', async () => {
    const before = await openContract(FIRST).find()
    const second = await (await changeKey(SECOND)).find()
    const contract = await changeKey(THIRD)
    const third = await contract.find()
    expect([second.id, third.id]).toEqual([before.id, before.id])
    expect(new Set([before.puuid, second.puuid, third.puuid]).size).toBe(3)
    expect(await contract.findNodes([before.id])).toEqual({
      nodes: [{ id: before.id, gameName: demo.gameName, puuid: third.puuid }],
    })
  })

  it('is that of earlier releases, until the PUUID changes for the first time', async () => {
    const { id, puuid } = await openContract(FIRST).find()
    expect(Buffer.from(id, 'base64url').toString()).toBe(`Account:EUW1_${puuid}`)
  })

  it('is the older one when the account was looked up before it was moved, and the other one stays valid', async () => {
    const before = await openContract(FIRST).find()
    const early = await openContract(SECOND).find()
    expect(early.id).not.toBe(before.id)
    const contract = await changeKey(SECOND)
    const shown = { id: before.id, gameName: demo.gameName, puuid: early.puuid }
    expect(await contract.findNodes([before.id, early.id])).toEqual({ nodes: [shown, shown] })
    const third = await changeKey(THIRD)
    const { puuid } = await third.find()
    expect(await third.findNodes([before.id, early.id])).toEqual({
      nodes: [
        { ...shown, puuid },
        { ...shown, puuid },
      ],
    })
  })

  it('leads to the account in every field that takes an id', async () => {
    const { id } = await openContract(FIRST).find()
    const contract = await changeKey(SECOND)
    const person = personOf('ada')
    await contract.ask(
      'mutation ($id: ID!) { follow(input: { ids: [$id] }) { problems { __typename } } }',
      { id },
      person,
    )
    await contract.ask(
      'mutation ($id: ID!) { keepAccounts(input: { ids: [$id] }) { problems { __typename } } }',
      { id },
      person,
    )
    const own = 'viewer { person { follows { id } accounts { id } } }'
    expect(
      await contract.ask(`query ($id: ID!) { followed(ids: [$id]) { accounts { id } } ${own} }`, { id }, person),
    ).toEqual({
      followed: { accounts: [{ id }] },
      viewer: { person: { follows: [{ id }], accounts: [{ id }] } },
    })
    expect(
      await contract.ask(
        `mutation ($id: ID!) {
          refreshAccount(input: { id: $id }) { account { id } problems { __typename } }
          startClaim(input: { id: $id }) { claim { account { id } } }
        }`,
        { id },
      ),
    ).toEqual({ refreshAccount: { account: { id }, problems: [] }, startClaim: { claim: { account: { id } } } })
  })

  it('keeps a follow by another id of the account under the id that is shown', async () => {
    const before = await openContract(FIRST).find()
    const early = await openContract(SECOND).find()
    const contract = await changeKey(SECOND)
    const follow = 'mutation ($id: ID!) { follow(input: { ids: [$id] }) { person { follows { id } } } }'
    expect(await contract.ask(follow, { id: early.id }, personOf('ada'))).toEqual({
      follow: { person: { follows: [{ id: before.id }] } },
    })
  })
})

describe('the ids of joined accounts', () => {
  const part = fc.record({
    puuid: fc.stringMatching(/^\w{1,3}$/),
    ids: fc.array(fc.stringMatching(/^\w{1,3}$/), { maxLength: 30 }),
  })

  it('begin with the id that the first one shows, are distinct and at most 21, and name the account', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const accounts = parts.map((one) => storedAccount({ ...one, ids: [...new Set(one.ids)] }))
        const ids = joinAccountIds(accounts)
        const [first] = accounts
        expect(ids[0]).toBe(first && accountIdOf(first))
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.length).toBeLessThanOrEqual(21)
        const joined = storedAccount({ puuid: 'now', ids })
        expect(ids.every((id) => isIdOf(id, joined))).toBe(true)
        expect(isIdOf('EUW1_now', joined)).toBe(true)
      }),
    )
  })
})
