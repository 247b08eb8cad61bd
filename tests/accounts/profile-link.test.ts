import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findProfileLink, findRegionByCode } from '../../gateway/accounts/rules/profile-link.ts'
import { InvalidRiotIdError, parseRiotId, type RiotId } from '../../gateway/accounts/rules/riot-id.ts'
import { PLATFORM_CODES, REGIONS, regionOf } from '../../gateway/shared/region.ts'

const account = (gameName: string, tagLine: string, region: string | null) => ({
  kind: 'accounts',
  lookUps: [{ gameName, tagLine, region }],
})

describe('the address of an account', () => {
  it.each([
    'https://lanewatch.test/account/euw/Veyl-KR1',
    'https://stats.test/summoners/euw/Veyl-KR1',
    'http://stats.test/lol/summoners/EUW/Veyl-KR1/overview',
    'HTTPS://www.stats.test/lol/profile/euw1/Veyl-KR1/overview?queue=420#top',
    'stats.test/summoner/Euw/Veyl-KR1/',
    '  https://stats.test/live/euw/Veyl-KR1 ',
    'https://stats.test/#/summoner/euw/Veyl-KR1',
    'https://stats.test/Veyl-KR1/euw/champions',
    'https://stats.test/profile/Veyl-KR1?season=16&region=euw1',
    '/account/euw/Veyl-KR1',
    'https://tracker.gg/lol/profile/riot/EUW/Veyl%23KR1/overview',
  ])('is recognised in %s', (address) => {
    expect(findProfileLink(address)).toEqual(account('Veyl', 'KR1', 'EUW'))
  })

  it.each([
    ['https://stats.test/summoners/na/Two+Words-NA1', account('Two Words', 'NA1', 'NA')],
    ['https://stats.test/summoners/na/Two%20Words-NA1', account('Two Words', 'NA1', 'NA')],
    ['https://stats.test/summoners/na/Two Words-NA1', account('Two Words', 'NA1', 'NA')],
    ['https://stats.test/summoners/kr/%EC%88%A8-KR1', account('숨', 'KR1', 'KR')],
    ['https://stats.test/summoners/oc1/a-b-c-0000', account('a-b-c', '0000', 'OCE')],
    ['https://stats.test/summoners/la2/100%-LAS', account('100%', 'LAS', 'LAS')],
  ])('in %s is split at the last hyphen and decoded', (address, link) => {
    expect(findProfileLink(address)).toEqual(link)
  })

  it.each([
    'https://dpm.lol/Veyl-KR1',
    'www.dpm.lol/Veyl-KR1/champions?queue=solo',
    'https://xdx.gg/Veyl-KR1',
    'https://tracker.gg/lol/profile/riot/Veyl%23KR1/overview',
  ])('has no region on sites that write none: %s', (address) => {
    expect(findProfileLink(address)).toEqual(account('Veyl', 'KR1', null))
  })

  it.each([
    '',
    'https://example.com/some-page',
    'https://dpm.lol.example/Veyl-KR1',
    'https://dpm.lol/esports/Veyl-KR1',
    'Veyl',
    'Veyl-KR1',
    'Veyl#EUW',
    'x-y.test/euw',
    'https://stats.test/leaderboards/euw',
    'https://stats.test/summoners/xx/Veyl-KR1',
    'https://stats.test/summoners/euw/Veyl',
    'https://stats.test/summoners/euw/Veyl-TOOLONG',
    'https://stats.test/Veyl-KR1?region=nowhere',
  ])('is not found in %j', (text) => {
    expect(findProfileLink(text)).toBeNull()
  })
})

describe('the address of several accounts', () => {
  it.each([
    ['https://porofessor.gg/pregame/euw/Veyl-KR1,Two%20Words-EUW', 'EUW'],
    ['https://porofessor.gg/pregame/euw/Veyl-KR1,Two%20Words-EUW/soloqueue', 'EUW'],
    ['https://porofessor.gg/pregame/euw/Veyl%23KR1,Two%20Words%23EUW/soloqueue', 'EUW'],
    ['https://porofessor.gg/pregame/euw/Veyl-KR1%2C%20Two+Words%23EUW,', 'EUW'],
    ['https://www.deeplol.gg/multi/EUW/Veyl%23KR1,Two%20Words%23EUW', 'EUW'],
    ['https://stats.test/multi/Veyl-KR1,Two%20Words-EUW?region=kr', 'KR'],
    ['https://stats.test/tr/multi/Veyl-KR1,Two%20Words-EUW', null],
  ])('lists them in the segment of %s, with the region %s', (address, region) => {
    expect(findProfileLink(address)).toEqual({
      kind: 'accounts',
      lookUps: [
        { gameName: 'Veyl', tagLine: 'KR1', region },
        { gameName: 'Two Words', tagLine: 'EUW', region },
      ],
    })
  })

  it('is that of one account when only one has a tag line', () => {
    expect(findProfileLink('https://stats.test/euw/One,%20Two-KR1')).toEqual(account('One, Two', 'KR1', 'EUW'))
  })
})

describe('the address of a pro player', () => {
  it.each([
    ['https://stats.test/lol/players/Veyl', ['Veyl']],
    ['https://lanewatch.test/player/t1/two_words', ['two_words', 't1']],
    ['stats.test/player/Veyl/statistics?year=2026', ['statistics', 'Veyl']],
  ])("in %s has the player's name", (address, names) => {
    expect(findProfileLink(address)).toEqual({ kind: 'pro-player', names })
  })

  it('is not recognised without a name', () => {
    expect(findProfileLink('https://stats.test/players/')).toBeNull()
  })
})

describe('any text as an address', () => {
  it('is parsed without an error', () => {
    const part = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('/', '?', '#', '%', '-', 'euw', '?region=kr'),
    )
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        findProfileLink(parts.join(''))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('any Riot ID', () => {
  const places = [
    (region: string, riotId: string) => `https://stats.test/summoners/${region}/${riotId}`,
    (region: string, riotId: string) => `https://stats.test/lol/profile/${region}/${riotId}/overview`,
    (region: string, riotId: string) => `stats.test/live/${region}/${riotId}?queue=420`,
    (region: string, riotId: string) => `https://stats.test/profile/${riotId}?region=${region}`,
    (region: string, riotId: string) => `https://stats.test/#/${region}/${riotId}`,
  ]
  const encodings = [
    (text: string) => encodeURIComponent(text),
    (text: string) => encodeURIComponent(text).replaceAll('%20', '+'),
    (text: string) => new URL(`/${encodeURIComponent(text)}`, 'https://stats.test').pathname.slice(1),
  ]

  it('is read back from the address of a profile', () => {
    fc.assert(
      fc.property(
        riotIds(),
        fc.constantFrom(...REGIONS),
        fc.constantFrom(...places),
        fc.constantFrom(...encodings),
        ({ gameName, tagLine }, region, place, encode) => {
          const address = place(region.toLowerCase(), encode(`${gameName}-${tagLine}`))
          expect(findProfileLink(address), address).toEqual(account(gameName, tagLine, region))
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('a region', () => {
  it("is recognised by its own code and by its platform's, in any case", () => {
    for (const region of REGIONS) expect(findRegionByCode(region.toLowerCase())).toBe(region)
    for (const platform of PLATFORM_CODES) expect(findRegionByCode(platform.toLowerCase())).toBe(regionOf(platform))
    for (const word of ['', 'euw2', 'lec', 'constructor']) expect(findRegionByCode(word)).toBeNull()
  })
})

/** Riot IDs as returned by `parseRiotId`. */
function riotIds(): fc.Arbitrary<RiotId> {
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 16 }), fc.stringMatching(/^[a-z +%?/&_.-]{1,16}$/))
  return (
    fc
      .record({ gameName: text, tagLine: fc.stringMatching(/^[\p{L}\p{N}]{1,5}$/u) })
      .map((typed) => {
        try {
          return parseRiotId(typed)
        } catch (error) {
          if (error instanceof InvalidRiotIdError) return null
          throw error
        }
      })
      .filter((riotId) => riotId !== null)
      // This name and tag line read as a list: `Veyl-KR1,Other` and `EUW`.
      .filter(({ gameName }) => !/-.*,/s.test(gameName))
  )
}
