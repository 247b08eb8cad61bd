import { describe, expect, it } from 'vitest'
import { LADDER_ORDERS, type LadderListRules, listLadder, parsePlace } from '../../gateway/ladders/rules/ladder-list.ts'
import { type LadderStanding, toLadder } from '../../gateway/ladders/rules/ladder.ts'
import { InvalidCursorError } from '../../gateway/shared/cursor.ts'
import { proPlayerNamed } from '../support/rosters.ts'
import { standing } from './ladder-standings.ts'

const WHOLE: LadderListRules = { prosOnly: false, search: null, orderBy: 'RANK', reverse: false }

const PRO = proPlayerNamed('Łantern', 'ONE', { memberships: [] })

const standings: readonly LadderStanding[] = [
  standing('a', { leaguePoints: 50, wins: 10, losses: 0 }),
  standing('b', { leaguePoints: 40, wins: 60, losses: 40 }),
  standing('c', { leaguePoints: 30, wins: 20, losses: 80 }),
  standing('d', { leaguePoints: 20, wins: 60, losses: 40 }),
  standing('e', { leaguePoints: 10 }),
]

const names = new Map(
  [
    ['a', 'Émile Zoł', 'EUW'],
    ['b', '두루미', 'KR1'],
    ['c', 'plain', 'one'],
  ].map(([puuid = '', gameName = '', tagLine = '']) => [puuid, { gameName, tagLine, namedAt: 1 }]),
)

/** The PUUIDs of the list, one letter each. */
function listed(rules: Partial<LadderListRules>): string {
  const ladder = toLadder(standings, names)
  const list = listLadder(ladder, { ...WHOLE, ...rules }, (puuid) => (puuid === 'd' ? PRO : null))
  return list.map(({ puuid }) => puuid).join('')
}

describe('a list of a ladder', () => {
  it.each([
    ['RANK', 'abcde'],
    ['GAMES', 'bcdae'],
    ['WINS', 'bdcae'],
    ['LOSSES', 'cbdae'],
    ['WIN_RATE', 'abdce'],
  ] as const)('by %s orders ties by rank, and players without games last', (orderBy, expected) => {
    expect(listed({ orderBy })).toBe(expected)
  })

  it.each(LADDER_ORDERS)('by %s is reversed as a whole', (orderBy) => {
    expect(listed({ orderBy, reverse: true })).toBe(listed({ orderBy }).split('').toReversed().join(''))
  })

  it('shows the rank of the ladder in any order', () => {
    const list = listLadder(toLadder(standings, names), { ...WHOLE, orderBy: 'LOSSES' }, () => null)
    expect(list.map(({ rank }) => rank)).toEqual([3, 2, 4, 1, 5])
  })

  it.each([
    ['emile', 'a'],
    ['ÉMILE ZOL', 'a'],
    ['ile zo', 'a'],
    ['Émile Zoł#EUW', 'a'],
    ['euw', 'a'],
    ['두루', 'b'],
    ['PLAIN', 'c'],
    ['lantern', 'd'],
    ['ŁANT', 'd'],
    ['nobody', ''],
    ['#', ''],
  ])('finds %j in Riot IDs and names of pros, ignoring case and diacritics', (search, expected) => {
    expect(listed({ search })).toBe(expected)
  })

  it('of pros only has no other players, with a search too', () => {
    expect([listed({ prosOnly: true }), listed({ prosOnly: true, search: 'lan' })]).toEqual(['d', 'd'])
    expect(listed({ prosOnly: true, search: 'plain' })).toBe('')
  })
})

describe('a cursor of a ladder list', () => {
  it.each([
    ['0', 0],
    ['25', 25],
    ['999999999', 999_999_999],
  ])('is parsed from %s', (cursor, place) => expect(parsePlace(cursor)).toBe(place))

  it.each(['', '-1', '1.5', '1e3', ' 1', 'x', '1234567890', '٢'])('is not parsed from %j', (cursor) => {
    expect(() => parsePlace(cursor)).toThrow(InvalidCursorError)
  })
})
