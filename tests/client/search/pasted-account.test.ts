import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REGIONS } from '../../../client/game/regions.ts'
import type { RiotIdParams } from '../../../client/paths.ts'
import { INVISIBLE_MARKS } from '../../../client/paths.ts'
import { findPastedAccount } from '../../../client/search/pasted-account.ts'
import { otherTagLine, usualTagLine } from '../../../client/search/usual-tag-lines.ts'

const find = (text: string) => findPastedAccount(text, true)

const veyl = (region: string | null) => ({ gameName: 'Veyl', tagLine: 'KR1', region })

describe('the address of a profile', () => {
  it.each([
    'https://dpm.lol/Veyl-KR1',
    'https://www.dpm.lol/Veyl-KR1/champions?queue=solo',
    'dpm.lol/Veyl-KR1',
    'https://xdx.gg/Veyl-KR1',
    'https://tracker.gg/lol/profile/riot/Veyl%23KR1/overview',
  ])('contains no region on sites that write none: %s', (address) => {
    expect(find(address)).toEqual(veyl(null))
  })

  it.each(['https://stats.test/Veyl-KR1', 'https://dpm.lol/leaderboards', 'https://dpm.lol/'])(
    'is no account without a region elsewhere: %s',
    (address) => {
      expect(findPastedAccount(address, false)).toBeNull()
    },
  )

  it.each([
    'https://op.gg/lol/summoners/euw/Veyl-KR1',
    'https://www.op.gg/summoners/euw/Veyl-KR1/champions?queue_type=SOLORANKED',
    'https://op.gg/lol/multisearch/euw?summoners=Veyl%23KR1%2COther%23EUW',
    'https://u.gg/lol/profile/euw1/Veyl-KR1/overview',
    'https://u.gg/lol/profile/euw1/veyl-kr1/live-game',
    'https://u.gg/multisearch?summoners=Veyl-KR1,Other-EUW&region=euw1',
    'https://www.leagueofgraphs.com/summoner/euw/Veyl-KR1',
    'https://www.leagueofgraphs.com/tr/summoner/champions/euw/Veyl-KR1#championsData-soloqueue',
    'https://www.deeplol.gg/summoner/EUW/Veyl-KR1/ingame',
    'https://lolalytics.com/lol/profile/euw/Veyl-KR1/',
    'https://mobalytics.gg/lol/profile/euw/Veyl-KR1/overview',
    'https://porofessor.gg/live/euw/Veyl-KR1',
    'https://porofessor.gg/live/euw/Veyl%20-KR1/season',
    'porofessor.gg/live/euw/Veyl-KR1',
    'https://porofessor.gg/pregame/euw/Veyl-KR1,Other-EUW1/soloqueue',
    'https://www.deeplol.gg/multi/EUW/Veyl%23KR1,Other%23EUW',
    'https://stats.test/lol/profile/riot/EUW/Veyl%23KR1/overview',
    'https://stats.test/lol/profile/riot/EUW/Veyl#KR1',
    'https://stats.test/#/summoner/euw/Veyl-KR1',
    'https://stats.test/Veyl-KR1/euw/champions',
    'https://stats.test/profile/Veyl-KR1?season=16&region=euw1',
    'https://stats.test/?region=EUW&gameName=Veyl&tagLine=KR1',
    'https://stats.test/find?server=euw1&name=Veyl&tag=%23KR1#top',
    'https://stats.test/find?platform=euw1&riot_id=Veyl%23KR1',
    'https://lanewatch.test/account/euw/Veyl-KR1?tab=ranks',
    'http://localhost:4000/account/euw/Veyl-KR1',
    'http://192.0.2.7:4000/account/euw/Veyl-KR1',
    ' \u200bhttps://stats.test/summoner/euw/Veyl-KR1\n',
    'https://tracker.gg/lol/profile/riot/EUW/Veyl%23KR1/overview',
  ])('contains region, game name and tag line: %s', (address) => {
    const account = find(address)
    expect(
      account && { ...account, gameName: account.gameName.toLowerCase(), tagLine: account.tagLine.toLowerCase() },
    ).toEqual({ gameName: 'veyl', tagLine: 'kr1', region: 'EUW' })
  })

  it('may have no region in its query', () => {
    expect(find('https://stats.test/find?name=Veyl&tag=KR1')).toEqual(veyl(null))
  })

  it.each([
    'https://op.gg/lol/champions/ahri/build',
    'https://u.gg/lol/champions/ahri-mid/build',
    'https://stats.test/euw',
    'https://stats.test/summoners/euw/Veyl',
    'https://stats.test/summoners/euw/Veyl-TOOLONG',
    'https://stats.test/summoners/xx/Veyl-KR1',
    'https://stats.test/some-page?name=Veyl',
    'https://stats.test/account/euw/-KR1',
  ])('is not recognized: %s', (address) => {
    expect(find(address)).toBeNull()
  })

  const places = [
    (region: string, slug: string) => `https://stats.test/summoners/${region}/${slug}`,
    (region: string, slug: string) => `https://stats.test/tr/lol/profile/${region}/${slug}/overview`,
    (region: string, slug: string) => `stats.test/live/${region}/${slug}?queue=420`,
    (region: string, slug: string) => `https://stats.test/profile/${slug}?region=${region}`,
    (region: string, slug: string) => `https://stats.test/#/${region}/${slug}`,
    (region: string, slug: string) => `https://stats.test/multi?region=${region}&summoners=${slug},Other-EUW`,
  ]
  const encodings = [
    (text: string) => encodeURIComponent(text),
    (text: string) => encodeURIComponent(text).replaceAll('%20', '+'),
    (text: string) =>
      encodeURIComponent(text)
        .toLowerCase()
        .replaceAll(/%[0-9a-f]{2}/g, (code) => code.toUpperCase()),
  ]

  it('returns the Riot ID that was put into it, in any script and with hyphens', () => {
    fc.assert(
      fc.property(
        riotIds(),
        fc
          .constantFrom(...REGIONS)
          .chain((region) =>
            fc
              .constantFrom(region, region.toLowerCase(), usualTagLine(region), otherTagLine(region).toLowerCase())
              .map((word) => ({ region, word })),
          ),
        fc.constantFrom(...places),
        fc.constantFrom(...encodings),
        fc.constantFrom('-', '#'),
        ({ gameName, tagLine }, { region, word }, place, encode, between) => {
          const address = place(word, encode(`${gameName}${between}${tagLine}`))
          const account = find(address)
          expect(account?.region, address).toBe(region)
          expect(fold(account), address).toBe(fold({ gameName, tagLine }))
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('a Riot ID', () => {
  it.each([
    ['Veyl#KR1', null],
    ['  Veyl # KR1 ', null],
    ['\u2066Veyl\u2069\u2066 #KR1\u2069', null],
    ['Veyl＃KR1', null],
    ['Veyl - KR1', null],
    ['Veyl -KR1', null],
    ['Veyl – KR1', null],
    ['Veyl-KR1', null],
    ['\u200bVeyl-KR1\ufeff\n', null],
    ['Veyl#KR1 euw', 'EUW'],
    ['Veyl #KR1 (EUW1)', 'EUW'],
    ['Veyl#KR1, oce', 'OCE'],
    ['(LAS) Veyl#KR1', 'LAS'],
    ['kr: Veyl #KR1', 'KR'],
  ])('is read in %j, with the region %s', (text, region) => {
    expect(find(text)).toEqual(veyl(region))
  })

  it.each([
    ['ME and you#EUW', 'ME and you', 'EUW'],
    ['Kai-Sa-Main#NA1', 'Kai-Sa-Main', 'NA1'],
    ['Kai-Sa-Main - NA1', 'Kai-Sa-Main', 'NA1'],
    ['Kai-Sa-Main-NA1', 'Kai-Sa-Main', 'NA1'],
  ])('keeps the words and hyphens of its name in %j', (text, gameName, tagLine) => {
    expect(find(text)).toEqual({ gameName, tagLine, region: null })
  })

  it('accepts a hyphen as separator only when a tag line is missing', () => {
    expect(findPastedAccount('Anti-Mage', true)).toMatchObject({ gameName: 'Anti', tagLine: 'Mage' })
    expect(findPastedAccount('Anti-Mage', false)).toBeNull()
    expect(findPastedAccount('Anti-Mage#EUW', false)).toEqual({ gameName: 'Anti-Mage', tagLine: 'EUW', region: null })
  })

  it.each(['', 'Veyl', '#KR1', 'Veyl#', 'Kai-Sa', 'Vey l-', '-KR1', 'Veyl-TOOLONG', 'Veyl - K R', 'a/b', 'x.test'])(
    'is not found in %j',
    (text) => {
      expect(find(text)).toBeNull()
    },
  )

  it('is read as it was written, with or without spaces around the separator', () => {
    fc.assert(
      fc.property(riotIds(), fc.constantFrom('#', ' #', ' # ', ' - ', ' -', '- '), (riotId, between) => {
        expect(find(`${riotId.gameName}${between}${riotId.tagLine}`)).toEqual({ ...riotId, region: null })
      }),
    )
  })
})

describe('any text', () => {
  it('either is an account or not, and never throws', () => {
    const part = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('/', '?', '#', '%', '-', ' ', 'euw', '?region=kr', '&name=', 'https://', 'a.test/'),
    )
    fc.assert(
      fc.property(fc.array(part), fc.boolean(), (parts, wantsTagLine) => {
        const account = findPastedAccount(parts.join(''), wantsTagLine)
        if (account !== null) expect(account.gameName.trim()).not.toBe('')
      }),
      { numRuns: 1000 },
    )
  })
})

/** Lower case, because some sites write every name in lower case. */
const fold = (riotId: RiotIdParams | null) => riotId && `${riotId.gameName}#${riotId.tagLine}`.toLowerCase()

/** Riot IDs as their owners write them: letters, digits, spaces and hyphens of any script. */
function riotIds(): fc.Arbitrary<RiotIdParams> {
  const word = fc.oneof(
    fc.stringMatching(/^[\p{L}\p{N}]{1,6}$/u),
    fc.constantFrom('Złoty', 'Żubr', '숨', '푸른', '星', 'Ёж', 'Ahri', 'x', '100%', 'a+b', 'R&D', 'what?', 'a/b'),
  )
  const gameName = fc.array(fc.tuple(word, fc.constantFrom(' ', '-')), { minLength: 1, maxLength: 3 }).map((words) =>
    words
      .map(([text, between]) => `${text}${between}`)
      .join('')
      .slice(0, -1),
  )
  return fc
    .record({ gameName, tagLine: fc.stringMatching(/^[\p{L}\p{N}]{2,5}$/u) })
    .filter(({ gameName: name, tagLine }) => (name + tagLine).search(INVISIBLE_MARKS) === -1)
}
