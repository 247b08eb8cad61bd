import { beforeEach, describe, expect, it } from 'vitest'
import { openTestWorld } from '../support/test-world.ts'

const ACCOUNT = `
  query ($gameName: String!, $tagLine: String!, $region: Region) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      __typename
      ... on AccountNotFound { likelyMeant { gameName tagLine region } }
      ... on InvalidRiotId { likelyMeant { gameName tagLine region } }
    }
  }`

let world: ReturnType<typeof openTestWorld>
let known: { readonly gameName: string; readonly tagLine: string; readonly region: string }

beforeEach(async () => {
  world = openTestWorld()
  // The second demo account has plain Latin letters.
  const [, second] = world.simulator.demoAccounts
  if (second === undefined) throw new Error('The demo world has too few demo accounts.')
  known = { gameName: second.gameName, tagLine: second.tagLine, region: 'KR' }
})

const look = () => world.ask(ACCOUNT, { ...known })

describe('the suggestions for an account that is not found', () => {
  it('are the stored accounts with a name that looks the same', async () => {
    await look()
    const withCyrillic = known.gameName.replace(/[aeo]/, (letter) => ({ a: 'а', e: 'е', o: 'о' })[letter] ?? letter)
    for (const gameName of [withCyrillic, known.gameName.toLowerCase(), ` ${known.gameName} `]) {
      expect(await world.ask(ACCOUNT, { gameName, tagLine: 'zzz9' }), gameName).toEqual({
        account: { __typename: 'AccountNotFound', likelyMeant: [known] },
      })
    }
  })

  it('leave out the requested Riot ID itself', async () => {
    await look()
    const elsewhere = { gameName: known.gameName, tagLine: known.tagLine, region: 'NA' }
    expect(await world.ask(ACCOUNT, elsewhere)).toEqual({
      account: { __typename: 'AccountNotFound', likelyMeant: [] },
    })
  })

  it('are empty when no similar account is stored', async () => {
    expect(await world.ask(ACCOUNT, { gameName: known.gameName, tagLine: 'zzz9' })).toEqual({
      account: { __typename: 'AccountNotFound', likelyMeant: [] },
    })
  })

  it('cost one more read of the store, for any number of accounts', async () => {
    await look()
    const before = world.reads.length
    await world.ask(ACCOUNT, { gameName: 'Nobody At All', tagLine: 'zzz9' })
    expect(world.reads.slice(before)).toEqual(['get riot_ids', 'query accounts'])
  })
})

describe('the suggestions for a Riot ID without a tag line', () => {
  it('are the accounts of that name', async () => {
    await look()
    expect(await world.ask(ACCOUNT, { gameName: known.gameName, tagLine: '' })).toEqual({
      account: { __typename: 'InvalidRiotId', likelyMeant: [known] },
    })
  })

  it('are empty when the name is missing as well', async () => {
    await look()
    expect(await world.ask(ACCOUNT, { gameName: ' ', tagLine: '' })).toEqual({
      account: { __typename: 'InvalidRiotId', likelyMeant: [] },
    })
  })
})
