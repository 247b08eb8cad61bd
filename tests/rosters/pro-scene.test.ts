import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { proPlayerNamed, writeRosters } from '../support/rosters.ts'
import { openTestWorld } from '../support/test-world.ts'

const MAY = Date.UTC(2025, 4, 1)

const rosters = {
  leagues: [
    { code: 'WEST', name: 'Western League', position: 1 },
    { code: 'EAST', name: 'Eastern League', position: 0 },
  ],
  teams: [
    { code: 'OWL', name: 'Night Owls', league: 'WEST', position: 1 },
    { code: 'FOX', name: 'Foxes', league: 'WEST', position: 0 },
    { code: 'BEE', name: 'Busy Bees', league: 'EAST', position: 0 },
  ],
  players: [
    proPlayerNamed('Cub', 'FOX', { role: 'TOP' }),
    proPlayerNamed('Mały Lis', 'FOX', {
      role: 'SUP',
      memberships: [
        { team: 'GONE', from: null, to: MAY - 2 },
        { team: 'OWL', from: MAY - 2, to: MAY },
        { team: 'FOX', from: MAY, to: null },
      ],
      links: [
        { kind: 'TWITCH', url: 'https://www.twitch.tv/malylis', handle: 'malylis' },
        { kind: 'WEBSITE', url: 'https://lis.example/', handle: null },
      ],
    }),
    proPlayerNamed('Idle', 'BEE', { memberships: [{ team: 'BEE', from: null, to: MAY }] }),
  ],
  events: [
    { slug: 'cup-24', name: 'Cup 2024', platform: 'KR', teams: ['BEE'], position: 1 },
    { slug: 'cup-25', name: 'Cup 2025', platform: 'KR', teams: ['OWL', 'GONE', 'BEE'], position: 0 },
  ],
} as const

let world: ReturnType<typeof openTestWorld>

beforeEach(async () => {
  world = openTestWorld()
  await writeRosters(world.store, rosters)
})

describe('leagues and teams', () => {
  it('are listed in the order of the roster file, each team with its league and roster', async () => {
    expect(
      await world.ask('{ leagues { code name teams { code name logo league { code } roster { name role } } } }'),
    ).toEqual({
      leagues: [
        {
          code: 'EAST',
          name: 'Eastern League',
          teams: [
            { code: 'BEE', name: 'Busy Bees', logo: '/images/teams/BEE.png', league: { code: 'EAST' }, roster: [] },
          ],
        },
        {
          code: 'WEST',
          name: 'Western League',
          teams: [
            {
              code: 'FOX',
              name: 'Foxes',
              logo: '/images/teams/FOX.png',
              league: { code: 'WEST' },
              roster: [
                { name: 'Cub', role: 'TOP' },
                { name: 'Mały Lis', role: 'SUP' },
              ],
            },
            {
              code: 'OWL',
              name: 'Night Owls',
              logo: '/images/teams/OWL.png',
              league: { code: 'WEST' },
              roster: [],
            },
          ],
        },
      ],
    })
  })

  it('are found by code in any case, and an unknown code returns null', async () => {
    const query = '{ known: proTeam(code: "fOx") { code } unknown: proTeam(code: "CAT") { code } }'
    expect(await world.ask(query)).toEqual({ known: { code: 'FOX' }, unknown: null })
  })

  it('have a roster for any given time', async () => {
    const ROSTER = 'query ($team: String!, $at: DateTime) { proTeam(code: $team) { roster(at: $at) { name } } }'
    const rosterAt = async (team: string, at: number) => world.ask(ROSTER, { team, at: new Date(at).toISOString() })
    expect(await rosterAt('OWL', MAY - 1)).toEqual({ proTeam: { roster: [{ name: 'Mały Lis' }] } })
    expect(await rosterAt('OWL', MAY)).toEqual({ proTeam: { roster: [] } })
    expect(await rosterAt('FOX', MAY - 1)).toEqual({ proTeam: { roster: [{ name: 'Cub' }] } })
    expect(await rosterAt('FOX', MAY)).toEqual({ proTeam: { roster: [{ name: 'Cub' }, { name: 'Mały Lis' }] } })
    expect(await rosterAt('BEE', MAY - 1)).toEqual({ proTeam: { roster: [{ name: 'Idle' }] } })
  })

  it('list a returned player once, and not at all during the absence', async () => {
    const memberships = [
      { team: 'OWL', from: null, to: MAY },
      { team: 'OWL', from: MAY + 2, to: null },
    ]
    await writeRosters(world.store, { players: [proPlayerNamed('Back Again', 'OWL', { memberships })] })
    const rosterAt = (at: number) =>
      world.ask('query ($at: DateTime) { proTeam(code: "OWL") { roster(at: $at) { slug } } }', {
        at: new Date(at).toISOString(),
      })
    expect(await rosterAt(MAY + 1)).toEqual({ proTeam: { roster: [] } })
    expect(await rosterAt(MAY + 2)).toEqual({ proTeam: { roster: [{ slug: 'back_again' }] } })
  })

  it('show a roster change as soon as it is written', async () => {
    const query = '{ proTeam(code: "OWL") { name roster { name } } }'
    await world.ask(query)
    await writeRosters(world.store, { players: [proPlayerNamed('Hoot', 'OWL')] })
    await world.clock.advance(0)
    expect(await world.ask(query)).toEqual({ proTeam: { name: 'Night Owls', roster: [{ name: 'Hoot' }] } })
  })
})

describe('the query for a pro player', () => {
  const PLAYER = `
    query ($team: String!, $name: String!) {
      proPlayer(team: $team, name: $name) {
        name slug role lane photo
        team { code }
        memberships { team { code } from to }
        links { kind url handle }
        accounts { gameName }
      }
    }`

  it("returns the player's teams, newest first, without teams that are no longer stored", async () => {
    expect(await world.ask(PLAYER, { team: 'FOX', name: 'Mały Lis' })).toEqual({
      proPlayer: {
        name: 'Mały Lis',
        slug: 'mały_lis',
        role: 'SUP',
        lane: 'UTILITY',
        photo: '/images/players/ma%C5%82y_lis.png',
        team: { code: 'FOX' },
        memberships: [
          { team: { code: 'FOX' }, from: '2025-05-01T00:00:00.000Z', to: null },
          { team: { code: 'OWL' }, from: '2025-04-30T23:59:59.998Z', to: '2025-05-01T00:00:00.000Z' },
        ],
        links: [
          { kind: 'TWITCH', url: 'https://www.twitch.tv/malylis', handle: 'malylis' },
          { kind: 'WEBSITE', url: 'https://lis.example/', handle: null },
        ],
        accounts: [],
      },
    })
  })

  it.each([
    ['fox', 'MAŁY LIS', 'Mały Lis'],
    ['OWL', 'mały_lis', 'Mały Lis'],
    ['gone', 'Mały_Lis', 'Mały Lis'],
    ['bee', 'idle', 'Idle'],
  ])('finds a player of %s by the name %s', async (team, name, found) => {
    expect(await world.ask(PLAYER, { team, name })).toMatchObject({ proPlayer: { name: found } })
  })

  it.each([
    ['BEE', 'Mały Lis'],
    ['FOX', 'Nobody'],
  ])('finds no player of %s by the name %s', async (team, name) => {
    expect(await world.ask(PLAYER, { team, name })).toEqual({ proPlayer: null })
  })

  it('returns no team for a player between two teams', async () => {
    expect(await world.ask(PLAYER, { team: 'BEE', name: 'Idle' })).toMatchObject({ proPlayer: { team: null } })
  })
})

describe('events', () => {
  it('are listed newest first, with their known teams sorted by league', async () => {
    expect(await world.ask('{ events { slug name region teams { code } } }')).toEqual({
      events: [
        { slug: 'cup-25', name: 'Cup 2025', region: 'KR', teams: [{ code: 'BEE' }, { code: 'OWL' }] },
        { slug: 'cup-24', name: 'Cup 2024', region: 'KR', teams: [{ code: 'BEE' }] },
      ],
    })
  })
})

describe('the days of an event', () => {
  it('are known together, or not at all', async () => {
    const days = { first: '2026-10-03', last: '2026-10-28' }
    await writeRosters(world.store, { events: [{ ...rosters.events[0], days }] })
    expect(await world.ask('{ events { slug startsOn endsOn } }')).toEqual({
      events: [
        { slug: 'cup-25', startsOn: null, endsOn: null },
        { slug: 'cup-24', startsOn: '2026-10-03', endsOn: '2026-10-28' },
      ],
    })
  })
})

describe('the global ids', () => {
  const idOf = z.object({ id: z.string() })
  const idsAnswer = z.object({
    leagues: z.tuple([idOf], z.unknown()),
    proTeam: idOf,
    proPlayer: idOf,
    events: z.tuple([idOf], z.unknown()),
  })
  const NODE = `
    query ($id: ID!) {
      node(id: $id) {
        __typename
        ... on League { name } ... on ProTeam { name } ... on ProPlayer { name } ... on ProEvent { name }
      }
    }`

  it('identify leagues, teams, players and events', async () => {
    const answer = await world.ask(`{
      leagues { id } proTeam(code: "OWL") { id } proPlayer(team: "FOX", name: "Cub") { id } events { id }
    }`)
    const { leagues, proTeam, proPlayer, events } = idsAnswer.parse(answer)
    const nodes = [leagues[0], proTeam, proPlayer, events[0]].map(({ id }) => world.ask(NODE, { id }))
    expect(await Promise.all(nodes)).toEqual([
      { node: { __typename: 'League', name: 'Eastern League' } },
      { node: { __typename: 'ProTeam', name: 'Night Owls' } },
      { node: { __typename: 'ProPlayer', name: 'Cub' } },
      { node: { __typename: 'ProEvent', name: 'Cup 2025' } },
    ])
  })
})
