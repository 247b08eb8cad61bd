import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterPlayers, type ProPlayerFilter } from '../../gateway/rosters/rules/pro-player-filter.ts'
import { pageOfPlayers } from '../../gateway/rosters/rules/pro-player-page.ts'
import { PRO_ROLES } from '../../gateway/rosters/rules/pro-role.ts'
import { viewProScene } from '../../gateway/rosters/rules/pro-scene-view.ts'
import type { ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import { proAccountOf, proPlayerNamed, completed } from '../support/rosters.ts'

const leagues = [
  { code: 'WEST', name: 'Western League', position: 1 },
  { code: 'EAST', name: 'Eastern League', position: 0 },
]
const teams = [
  { code: 'FOX', name: 'Foxes of Łódź', league: 'WEST', position: 0 },
  { code: 'OWL', name: 'Night Owls', league: 'WEST', position: 1 },
  { code: 'BEE', name: 'Busy Bees', league: 'EAST', position: 0 },
]

function view(players: readonly ProPlayer[]) {
  return viewProScene(completed({ leagues, teams, players }))
}

const NO_FILTER: ProPlayerFilter = { leagues: null, teams: null, roles: null, text: null }

describe('the order of pro players', () => {
  it('is by league, team, role and name, with players without a team last', () => {
    const left = [{ team: 'BEE', from: null, to: 1 }]
    const { players } = view([
      proPlayerNamed('Idle', 'BEE', { memberships: left, role: 'TOP' }),
      proPlayerNamed('Owlet', 'OWL'),
      proPlayerNamed('Zorro', 'FOX', { role: 'TOP' }),
      proPlayerNamed('Cub', 'FOX'),
      proPlayerNamed('Ant', 'FOX'),
      proPlayerNamed('Drone', 'BEE', { role: 'SUP' }),
      proPlayerNamed('Lost', 'GONE', { role: 'TOP' }),
    ])
    expect(players.map(({ name }) => name)).toEqual(['Drone', 'Zorro', 'Ant', 'Cub', 'Owlet', 'Idle', 'Lost'])
  })
})

describe('a filter of pro players', () => {
  const scene = view([
    proPlayerNamed('Kwiatuś', 'FOX', {
      role: 'TOP',
      accounts: [proAccountOf({ platform: 'EUW1', gameName: 'Hidden Petal', tagLine: 'ROSE' })],
    }),
    proPlayerNamed('Rudy', 'FOX', { role: 'SUP' }),
    proPlayerNamed('Hoot', 'OWL', { role: 'TOP' }),
    proPlayerNamed('Buzz', 'BEE', { role: 'JNG' }),
    proPlayerNamed('Idle', 'BEE', { memberships: [{ team: 'BEE', from: null, to: 1 }], role: 'JNG' }),
  ])
  const namesFor = (filter: Partial<ProPlayerFilter>) =>
    filterPlayers(scene, { ...NO_FILTER, ...filter }).map(({ name }) => name)

  it('passes all players when it is empty', () => {
    expect(namesFor({})).toEqual(['Buzz', 'Kwiatuś', 'Rudy', 'Hoot', 'Idle'])
    expect(namesFor({ text: '  ' })).toHaveLength(5)
  })

  it('matches leagues and teams in any case, and only current teams', () => {
    expect(namesFor({ leagues: ['west'] })).toEqual(['Kwiatuś', 'Rudy', 'Hoot'])
    expect(namesFor({ leagues: ['east', 'nowhere'] })).toEqual(['Buzz'])
    expect(namesFor({ teams: ['fox', 'Bee'] })).toEqual(['Buzz', 'Kwiatuś', 'Rudy'])
    expect(namesFor({ teams: [] })).toEqual([])
  })

  it('finds text in names, teams and Riot IDs, ignoring case and diacritics', () => {
    expect(namesFor({ text: 'KWIATUS' })).toEqual(['Kwiatuś'])
    expect(namesFor({ text: 'iatuś' })).toEqual(['Kwiatuś'])
    expect(namesFor({ text: 'lodz' })).toEqual(['Kwiatuś', 'Rudy'])
    expect(namesFor({ text: 'owl' })).toEqual(['Hoot'])
    expect(namesFor({ text: 'petal#ro' })).toEqual(['Kwiatuś'])
    expect(namesFor({ text: '???' })).toEqual([])
  })

  it('combines its conditions with AND', () => {
    expect(namesFor({ leagues: ['WEST'], roles: ['TOP'] })).toEqual(['Kwiatuś', 'Hoot'])
    expect(namesFor({ leagues: ['WEST'], roles: ['TOP', 'SUP'], text: 'foxes' })).toEqual(['Kwiatuś', 'Rudy'])
    expect(namesFor({ leagues: ['EAST'], teams: ['FOX'] })).toEqual([])
  })
})

describe('a page of pro players', () => {
  const playerFields = fc.record({
    name: fc.stringMatching(/^[a-z]{1,6}( [ąłż:]{1,2})?$/),
    team: fc.constantFrom('FOX', 'OWL', 'BEE', null),
    role: fc.constantFrom(...PRO_ROLES),
  })
  const allPlayers = fc
    .uniqueArray(playerFields, { selector: ({ name }) => name, maxLength: 40 })
    .map((all) =>
      all.map(({ name, team, role }) =>
        proPlayerNamed(name, team ?? '', team === null ? { role, memberships: [] } : { role }),
      ),
    )

  /** Reads all pages. `playersOf` gives the current players at each page. */
  function walk(first: number, playersOf: (page: number) => readonly ProPlayer[]): readonly string[] {
    const seen: string[] = []
    let after: string | null = null
    for (let number = 0; ; number++) {
      const scene = view(playersOf(number))
      const page = pageOfPlayers(scene, scene.players, first, after)
      seen.push(...page.edges.map(({ player }) => player.name))
      expect(page.totalCount).toBe(scene.players.length)
      if (!page.hasNextPage) return seen
      after = page.edges.at(-1)?.cursor ?? null
    }
  }

  it('shows every player once and in order over all pages', () => {
    fc.assert(
      fc.property(allPlayers, fc.integer({ min: 1, max: 10 }), (players, first) => {
        expect(walk(first, () => players)).toEqual(view(players).players.map(({ name }) => name))
      }),
    )
  })

  it('shows remaining players exactly once, even when others leave after the first page', () => {
    fc.assert(
      fc.property(
        allPlayers,
        fc.integer({ min: 1, max: 10 }),
        fc.infiniteStream(fc.boolean()),
        (players, first, chance) => {
          const staying = players.filter(() => chance.next().value)
          const seen = walk(first, (number) => (number === 0 ? players : staying))
          expect(seen).toEqual([...new Set(seen)])
          for (const { name } of staying) expect(seen).toContain(name)
        },
      ),
    )
  })

  it('continues correctly when the last shown player changes team', () => {
    const players = ['Ant', 'Cub', 'Dog'].map((name) => proPlayerNamed(name, 'FOX'))
    const [, cub] = players
    if (cub === undefined) throw new Error('There are three of them.')
    const before = view(players)
    const page = pageOfPlayers(before, before.players, 2, null)
    const after = view([...players.filter((player) => player !== cub), proPlayerNamed('Cub', 'BEE')])
    const next = pageOfPlayers(after, after.players, 2, page.edges.at(-1)?.cursor ?? null)
    expect(next.edges.map(({ player }) => player.name)).toEqual(['Dog'])
    expect([page.hasPreviousPage, next.hasPreviousPage]).toEqual([false, true])
  })

  it('refuses text that is not a cursor of this list', () => {
    const scene = view([])
    for (const cursor of ['nonsense', '', btoa('1:2:3'), btoa('1:x:3:name')]) {
      expect(() => pageOfPlayers(scene, scene.players, 1, cursor), cursor).toThrow('is not a cursor of this list')
    }
  })
})
