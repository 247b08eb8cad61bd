import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNextPosition, groupOptions, groupRecent, toRecent } from '../../../client/search/quick-options.ts'
import type { QuickResults } from '../../../client/search/useQuickSearch.ts'

const TEAM = {
  __typename: 'ProTeam',
  id: 'team',
  code: 'WOLF',
  name: 'Grey Wolves',
  logo: '/images/teams/WOLF.png',
} as const

const player = (
  name: string,
  team: { readonly __typename: 'ProTeam'; readonly id: string; readonly code: string } | null,
) =>
  ({
    __typename: 'ProPlayer',
    id: name,
    name,
    slug: name.toLowerCase().replaceAll(' ', '_'),
    role: 'MID',
    photo: `/images/players/${name}.png`,
    team,
  }) as const

const account = {
  __typename: 'Account',
  id: 'account',
  gameName: 'Some Name',
  tagLine: 'KR1',
  region: 'KR',
  profileIcon: '/images/profile-icons/29.png',
} as const

const champion: QuickResults['champions'][number] = {
  __typename: 'Champion',
  id: 'champion',
  key: 62,
  slug: 'MonkeyKing',
  nicknames: ['wk'],
  name: { __typename: 'LocalText', text: 'Wukong', locale: 'EN' },
  image: '/images/champions/icons/MonkeyKing.png',
}

const NOTHING: QuickResults = {
  __typename: 'SearchResults',
  text: '?',
  lookUp: null,
  proPlayers: [],
  champions: [],
  proTeams: [],
  accounts: [],
}

const lookUp = { __typename: 'RiotIdLookUp', gameName: 'Nobody', tagLine: '0000' } as const

describe('the options of the quick search', () => {
  it('are empty without results, and have no empty groups', () => {
    expect(groupOptions(null, 'EUW')).toEqual([])
    expect(groupOptions(NOTHING, 'EUW')).toEqual([])
  })

  const proPlayers = [player('Two Words', TEAM), player('Sable', null)]
  const results = { ...NOTHING, proPlayers, champions: [champion], proTeams: [TEAM], accounts: [account] }

  it('are numbered through all groups: pro players, champions, teams, accounts', () => {
    expect(groupOptions(results, 'EUW').map(({ kind, start }) => [kind, start])).toEqual([
      ['proPlayer', 0],
      ['champion', 2],
      ['proTeam', 3],
      ['account', 4],
    ])
  })

  it('start with accounts in the chosen region', () => {
    const inEurope = { ...account, id: 'other', region: 'EUW' } as const
    const pathsFor = (region: 'EUW' | 'KR' | null) =>
      groupOptions({ ...NOTHING, accounts: [account, inEurope] }, region)
        .flatMap(({ options }) => options)
        .map((option) => ('path' in option ? option.path : null))
    expect(pathsFor(null)).toEqual(['/account/kr/Some%20Name-KR1', '/account/euw/Some%20Name-KR1'])
    expect(pathsFor('EUW')).toEqual(['/account/euw/Some%20Name-KR1', '/account/kr/Some%20Name-KR1'])
  })

  const kindsFor = (text: string) =>
    groupOptions(
      {
        ...NOTHING,
        text,
        proPlayers: [player('Wukonger', TEAM)],
        champions: [champion],
        proTeams: [TEAM],
        accounts: [{ ...account, gameName: text.startsWith('w') ? text.replace('o', '0') : text }],
      },
      null,
    ).map(({ kind }) => kind)

  it.each([
    ['wolf', ['proTeam', 'proPlayer', 'champion', 'account'], 'the code of a team, before its players'],
    [
      'WUKONG',
      ['champion', 'account', 'proPlayer', 'proTeam'],
      'the name of a champion, then the account of that name',
    ],
    ['wukonger', ['proPlayer', 'champion', 'proTeam', 'account'], 'the name of a pro player'],
    ['wo', ['proPlayer', 'proTeam', 'champion', 'account'], 'names with this beginning'],
    ['wk', ['champion', 'account', 'proPlayer', 'proTeam'], 'what players call a champion'],
    [
      'grey wolves',
      ['proTeam', 'account', 'proPlayer', 'champion'],
      'the name of a team, then the account of that name',
    ],
  ])('are sorted for %s as %j: %s, before similar ones', (text, kinds) => {
    expect(kindsFor(text)).toEqual(kinds)
  })

  it('are remembered with page and details, and can be chosen again', () => {
    const found = groupOptions(results, 'EUW').flatMap(({ options }) => options)
    const searches = found.flatMap((option) => (option.kind === 'lookUp' ? [] : [toRecent(option)]))
    expect(searches.map(({ name, behind, region }) => [name, behind, region])).toEqual([
      ['Two Words', 'WOLF', ''],
      ['Sable', '', ''],
      ['Wukong', '', ''],
      ['WOLF', 'Grey Wolves', ''],
      ['Some Name', '#KR1', 'KR'],
    ])
    const [group] = groupRecent(searches)
    expect(group).toMatchObject({ kind: 'recent', start: 0 })
    expect(group?.options.map((option) => ('path' in option ? option.path : null))).toEqual(
      found.map((option) => ('path' in option ? option.path : null)),
    )
    expect(groupRecent([])).toEqual([])
  })

  it('link to the pages of players, also without a team, champions, teams and accounts', () => {
    const groups = groupOptions(results, 'EUW')
    expect(groups.flatMap(({ options }) => options).map((option) => ('path' in option ? option.path : null))).toEqual([
      '/player/wolf/two_words',
      '/player/free-agent/sable',
      '/champion/monkeyking',
      '/team/wolf',
      '/account/kr/Some%20Name-KR1',
    ])
  })

  it('start with the look-up of a Riot ID, on its own region or the remembered one', () => {
    for (const [region, expected] of [
      ['KR', 'KR'],
      [null, 'NA'],
    ] as const) {
      const [first] = groupOptions({ ...NOTHING, lookUp: { ...lookUp, region }, accounts: [account] }, 'NA')
      expect(first).toMatchObject({ kind: 'lookUp', start: 0, options: [{ wanted: { region: expected } }] })
    }
  })
})

describe('a whole Riot ID', () => {
  const groupsFor = (region: 'KR' | 'EUW' | null, chosen: 'KR' | 'EUW' | null) =>
    groupOptions(
      { ...NOTHING, lookUp: { ...lookUp, gameName: 'some name', tagLine: 'kr1', region }, accounts: [account] },
      chosen,
    ).map(({ kind }) => kind)

  it('is not looked up when its account in that region is known', () => {
    expect(groupsFor('KR', 'EUW')).toEqual(['account'])
    expect(groupsFor(null, 'KR')).toEqual(['account'])
  })

  it('is looked up in any region beside a known account: the player may have others', () => {
    expect(groupsFor(null, null)).toEqual(['lookUp', 'account'])
  })

  it('is looked up on another region than the known account when requested', () => {
    expect(groupsFor('EUW', 'KR')).toEqual(['lookUp', 'account'])
  })
})

describe('a key in the list of options', () => {
  it('moves around the ends, to the first and to the last option', () => {
    expect(findNextPosition('ArrowDown', 2, 3)).toBe(0)
    expect(findNextPosition('ArrowUp', 0, 3)).toBe(2)
    expect(findNextPosition('Home', 2, 3)).toBe(0)
    expect(findNextPosition('End', 0, 3)).toBe(2)
  })

  it('moves from the field into the list, except keys that move within the text', () => {
    expect(findNextPosition('ArrowDown', -1, 3)).toBe(0)
    expect(findNextPosition('ArrowUp', -1, 3)).toBe(2)
    expect(findNextPosition('Home', -1, 3)).toBeNull()
    expect(findNextPosition('End', -1, 3)).toBeNull()
  })

  it('has no effect for other keys, or without options', () => {
    expect(findNextPosition('a', 0, 3)).toBeNull()
    expect(findNextPosition('End', -1, 0)).toBeNull()
  })

  it('always moves to an existing position, and back again', () => {
    const options = fc.integer({ min: 1, max: 40 }).chain((count) => fc.tuple(fc.nat(count - 1), fc.constant(count)))
    fc.assert(
      fc.property(options, ([position, count]) => {
        const next = findNextPosition('ArrowDown', position, count)
        expect(next).toSatisfy((found: number) => found >= 0 && found < count)
        expect(findNextPosition('ArrowUp', next ?? -1, count)).toBe(position)
      }),
    )
  })
})
