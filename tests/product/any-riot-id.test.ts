import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseRequestedRiotId, type RiotId } from '../../gateway/accounts/rules/riot-id.ts'
import { REGIONS } from '../../gateway/shared/region.ts'
import { openTestWorld } from '../support/test-world.ts'

const LOOK_UP = `
  query ($gameName: String!, $tagLine: String!, $region: Region) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      __typename
      ... on Account { gameName ranks { entries { tier } } matches(first: 1) { missing } }
      ... on Problem { message }
    }
  }`

const OTHERS = `
  query ($text: String!, $id: ID!, $region: Region) {
    accountByPuuid(puuid: $text, region: $region) { __typename }
    match(id: $id) { __typename }
  }`

const answer = z.object({ account: z.object({ __typename: z.string(), message: z.string().min(1).optional() }) })

const NASTY = [
  '',
  '.',
  '..',
  '/',
  '%',
  '%2e%2e',
  '#',
  '?',
  '\\',
  '\0',
  '\ud800',
  '\udc00a',
  '__proto__',
  ' ',
  '\u202e',
  '😀',
  'x'.repeat(50_000),
]

const word = fc.oneof(
  fc.constantFrom(...NASTY, 'EUW1', 'KR1'),
  fc.string({ unit: 'binary' }),
  // Includes unpaired surrogates.
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.array(fc.constantFrom(...NASTY.slice(0, -1), 'a', 'ż')).map((parts) => parts.join('')),
)
const region = fc.option(fc.constantFrom(...REGIONS))

describe('any text', () => {
  it('looked up as a Riot ID is found, not found or refused', async () => {
    const world = openTestWorld()
    const [demo] = world.simulator.demoAccounts
    const riotId = { gameName: demo?.gameName ?? '', tagLine: demo?.tagLine ?? '' }
    const seen = new Set<string>()

    await fc.assert(
      fc.asyncProperty(fc.record({ gameName: word, tagLine: word }), region, async (asked, region) => {
        const { account } = answer.parse(await world.ask(LOOK_UP, { ...asked, region }))

        const allowed = canBeRiotId(asked) ? ['Account', 'AccountNotFound'] : ['InvalidRiotId']
        expect(allowed).toContain(account.__typename)
        expect(account.message === undefined).toBe(account.__typename === 'Account')
        seen.add(account.__typename)
        // Time advances; otherwise Riot's rate limits would block further requests.
        await world.clock.advance(1_000)
      }),
      {
        numRuns: 300,
        examples: [
          [riotId, null],
          [riotId, 'KR'],
          [{ gameName: '/#%', tagLine: '' }, null],
        ],
      },
    )
    expect(seen).toEqual(new Set(['Account', 'AccountNotFound', 'InvalidRiotId']))
  })

  it('looked up as a PUUID is an unknown account, and as a match ID is invalid', async () => {
    const world = openTestWorld()
    await fc.assert(
      fc.asyncProperty(word, region, async (text, region) => {
        expect(await world.ask(OTHERS, { text, id: text, region })).toEqual({
          accountByPuuid: { __typename: 'AccountNotFound' },
          match: { __typename: 'InvalidMatchId' },
        })
        await world.clock.advance(1_000)
      }),
      { numRuns: 200 },
    )
  })
})

function canBeRiotId(riotId: RiotId): boolean {
  try {
    parseRequestedRiotId(riotId)
    return true
  } catch {
    return false
  }
}
