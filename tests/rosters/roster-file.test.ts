import { describe, expect, it } from 'vitest'
import { LEAGUES_AND_TEAMS, openRosterStore } from './open-roster-store.ts'

const TEAM = { code: 'QUA', name: 'Team Four', league: 'NOR' } as const
const VESK = { region: 'EUW', gameName: 'Vesk', tagLine: 'EUW' } as const

/** Complaints about the import of a text into a store with leagues and teams, one per line. */
async function complaintsAbout(text: string): Promise<readonly string[]> {
  const rosters = openRosterStore()
  await rosters.importFile(LEAGUES_AND_TEAMS)
  return complaints(rosters, text)
}

async function complaints(rosters: ReturnType<typeof openRosterStore>, text: string): Promise<readonly string[]> {
  const before = await rosters.exportFile()
  const error: unknown = await rosters.importFile(text).catch((reason: unknown) => reason)
  expect(await rosters.exportFile()).toBe(before)
  expect(error).toMatchObject({ name: 'BrokenRosterFile' })
  return error instanceof Error ? error.message.split('\n') : []
}

/** A file with one player, on its first line. */
const withPlayer = (player: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ players: [{ name: 'Vesk', role: 'TOP', ...player }] })

describe('a roster file', () => {
  it('is refused with all its errors, each with its line and how to fix it', async () => {
    const text = `{
  "teams": [
    { "code": "QUA", "name": "Team Four", "league": "NOP" }
  ],
  "players": [
    {
      "name": "Vesk",
      "role": "TOP",
      "accounts": [{ "region": "EUW",
        "gameName": "Vesk",
        "tagLine": "toolong" }]
    },
    { "name": "Oru", "role": "JUNGLE" }
  ]
}`
    expect(await complaintsAbout(text)).toEqual([
      'line 3: teams[0].league is NOP, which is not a known league: fix it, or add the league under leagues',
      "line 11: players[0].accounts[0].tagLine can't be used. Write a shorter tag line: it has at most 5 characters.",
      'line 13: players[1].role is not a role: write one of TOP, JNG, MID, ADC, SUP',
    ])
  })

  it.each([
    ['an unfinished one', '{\n"players": [', /^line 2: the file can't be read as JSON: /],
    [
      'one that says something twice',
      '{\n"leagues": [],\n"leagues": []}',
      /^line 3: .*leagues appears twice in one entry$/,
    ],
    ['one that is nested too deep', '['.repeat(3000) + ']'.repeat(3000), /^line 1: .*nested too deep$/],
    ['one that is nested without end', '['.repeat(1e5), /^line 1: .*nested too deep$/],
    ['an empty one', '', /^line 1: the file can't be read as JSON: /],
    ['a list', '[]', /^line 1: the file is not an object: write \{ … \}$/],
    ['players that are no list', '{\n"players": {}}', /^line 2: players is not a list: /],
    ['a field with another name', '{\n"player": []}', /^line 2: player is not a known field: /],
  ])('is refused when it is %s', async (_, text, complaint) => {
    expect(await complaintsAbout(text)).toEqual([expect.stringMatching(complaint)])
  })

  it.each([
    [{ name: undefined }, 'players[0].name is missing: write the name of the player'],
    [{ name: 'a/b' }, "players[0].name can't be used. Write the name without slashes and invisible characters."],
    [{ name: '\ud800' }, "players[0].name can't be used. Write the name without slashes and invisible characters."],
    [{ id: 'a/b' }, 'players[0].id is not an id: write the id from an export, or leave it out'],
    [{ nick: 'V' }, 'players[0].nick is not a known field: fix its spelling, or remove it'],
    [{ team: 'NIL' }, 'players[0].team is NIL, which is not a known team: fix it, or add the team under teams'],
    [{ team: 'ONE', memberships: [] }, 'players[0].team has the same meaning as memberships: leave out one of the two'],
    [
      { memberships: [{ team: 'ONE', from: '2026-02-30' }] },
      'players[0].memberships[0].from is not a date: write one such as 2026-01-31, 2026-01, 2026 or 2026-01-31T18:00:00Z, or leave it out when it is unknown',
    ],
    [
      { memberships: [{ team: 'ONE', from: '2026-02-01', to: '2026-01-01' }] },
      'players[0].memberships[0].to is before from: write the later date here',
    ],
    [
      { memberships: [{ team: 'ONE', to: 'soon' }] },
      'players[0].memberships[0].to is not a date: write one such as 2026-01-31, 2026-01, 2026 or 2026-01-31T18:00:00Z, or leave it out when it is unknown; write "unknown" for an unknown end',
    ],
    [
      { memberships: [{ team: 'ONE', from: '2026-03', to: '2026-02' }] },
      'players[0].memberships[0].to is before from: write the later date here',
    ],
    [
      { country: 'Korea' },
      'players[0].country is not a country: write its two letters of ISO 3166-1, such as KR or DE',
    ],
    [{ key: 'Big Vesk' }, 'players[0].key is not a key: write 1 to 20 lower-case letters and digits'],
    [{ otherRoles: ['COACH'] }, 'players[0].otherRoles[0] is not a role: write one of TOP, JNG, MID, ADC, SUP'],
    [{ retired: 'yes' }, 'players[0].retired is not a switch: write true or false'],
    [{ asOf: 'May' }, 'players[0].asOf is not a day, month or year: write one such as 2026-01-31, 2026-01 or 2026'],
    [{ source: 7 }, 'players[0].source is not a list: write its entries between [ and ]'],
    [{ accounts: [{ ...VESK, grade: 'S' }] }, 'players[0].accounts[0].grade is not a grade: write one of A, B, C'],
    [
      { memberships: [{ team: 'ONE' }, { team: 'TWO' }] },
      'players[0].memberships[0].to is missing: only the last membership can be current, so write when this one ended, or "unknown"',
    ],
    [
      {
        memberships: [
          { team: 'ONE', to: '2026-02-01' },
          { team: 'TWO', from: '2026-01-01' },
        ],
      },
      'players[0].memberships[1].from is before the membership above it ended: write the oldest first, without overlap',
    ],
    [
      { accounts: [{ ...VESK, gameName: 'Ve#sk' }] },
      "players[0].accounts[0].gameName can't be used. Write the game name without #: what follows it is the tag line.",
    ],
    [
      { accounts: [VESK, { ...VESK, gameName: 'v esk' }] },
      'players[0].accounts[1] appears twice in this file: remove one of the two',
    ],
    [
      { links: [{ kind: 'WEBSITE', url: 'javascript:alert(1)' }] },
      'players[0].links[0].url is not an address: write one that begins with https:// or http://',
    ],
  ])('is refused with a player such as %j', async (player, complaint) => {
    expect(await complaintsAbout(withPlayer(player))).toEqual([`line 1: ${complaint}`])
  })

  it.each([
    [
      'leagues',
      [
        { code: 'abc', name: 'A' },
        { code: 'ABC', name: 'B' },
      ],
      'leagues[1].code',
    ],
    [
      'teams',
      [
        { code: 'a', name: 'A', league: 'NOR' },
        { code: 'A', name: 'B', league: 'SOU' },
      ],
      'teams[1].code',
    ],
    [
      'players',
      [
        { name: 'Vesk', role: 'TOP' },
        { name: 'vesk', role: 'MID' },
      ],
      'players[1].name',
    ],
    [
      'players',
      [
        { id: 'v', name: 'Vesk', role: 'TOP' },
        { id: 'v', name: 'Oru', role: 'MID' },
      ],
      'players[1]',
    ],
    [
      'events',
      [
        { slug: 'x', name: 'X', region: 'EUW', teams: [] },
        { slug: 'x', name: 'Y', region: 'KR', teams: [] },
      ],
      'events[1].slug',
    ],
  ])('is refused when an entry appears twice in its %s', async (list, entries, place) => {
    const text = JSON.stringify({ [list]: entries })
    const mending =
      place === 'players[1].name'
        ? 'remove one of the two, or give one of two people a key that distinguishes them'
        : 'remove one of the two'
    expect(await complaintsAbout(text)).toEqual([`line 1: ${place} appears twice in this file: ${mending}`])
  })

  it.each([
    [{ format: 3 }, 'format is not a known format: write 1 or 2'],
    [
      { teams: [{ ...TEAM, parent: 'NIL' }] },
      'teams[0].parent is NIL, which is not a known team: fix it, or add the team under teams',
    ],
    [
      { teams: [{ ...TEAM, parent: 'QUA' }] },
      'teams[0].parent is the team itself: write the code of the main team, or leave it out',
    ],
    [
      { teams: [{ ...TEAM, colours: ['red'] }] },
      'teams[0].colours[0] is not a colour: write # and six digits from 0 to f, such as #e2012d',
    ],
    [
      { teams: [{ ...TEAM, staff: [{ name: 'Ada', job: 'CHEF' }] }] },
      'teams[0].staff[0].job is not a job: write one of HEAD_COACH, COACH, STRATEGIC_COACH, ANALYST, MANAGER',
    ],
    [
      { teams: [{ ...TEAM, staff: [{ name: 'Ada', job: 'COACH', from: '2026', to: '2025-12' }] }] },
      'teams[0].staff[0].to is before from: write the later date here',
    ],
    [
      { teams: [{ ...TEAM, retired: true }], players: [{ name: 'Vesk', role: 'TOP', team: 'QUA' }] },
      'players[0].team is QUA, which is retired: write a team that plays',
    ],
    [
      {
        leagues: [{ code: 'NOR', name: 'Northern League', retired: true }],
        players: [{ name: 'Vesk', role: 'TOP', memberships: [{ team: 'ONE' }] }],
      },
      'players[0].memberships[0] is in ONE, which is retired: write when it ended as to, or "unknown"',
    ],
  ])('is refused when it has %j', async (file, complaint) => {
    expect(await complaintsAbout(JSON.stringify(file))).toEqual([`line 1: ${complaint}`])
  })

  it('is refused when an event names an unknown team', async () => {
    const text = JSON.stringify({ events: [{ slug: 'cup', name: 'Cup', region: 'EUW', teams: ['one', 'NIL'] }] })
    expect(await complaintsAbout(text)).toEqual([
      'line 1: events[0].teams[1] is NIL, which is not a known team: fix it, or add the team under teams',
    ])
  })

  it('is refused when one of its accounts belongs to a player it does not name', async () => {
    const rosters = openRosterStore()
    await rosters.importFile({ players: [{ name: 'Vesk', role: 'TOP', accounts: [VESK] }] })
    const theft = { players: [{ name: 'Oru', role: 'MID', accounts: [{ ...VESK, gameName: 'VESK' }] }] }
    expect(await complaints(rosters, JSON.stringify(theft))).toEqual([
      'line 1: players[0].accounts[0] is VESK#EUW on EUW, which belongs to Vesk: remove it here, or from Vesk in this file too',
    ])
  })

  it.each([
    [
      { id: 'another', name: 'vesk' },
      'id is vesk, who has the id vesk: write that id, another name, or a key that distinguishes the two',
    ],
    [
      { id: 'oru', name: 'Vesk' },
      'id is Vesk, who has the id vesk: write that id, another name, or a key that distinguishes the two',
    ],
  ])('is refused when %j confuses two players', async (player, complaint) => {
    const rosters = openRosterStore()
    await rosters.importFile({
      players: [
        { name: 'Vesk', role: 'TOP' },
        { name: 'Oru', role: 'MID' },
      ],
    })
    const text = JSON.stringify({ players: [{ role: 'TOP', ...player }] })
    expect(await complaints(rosters, text)).toEqual([`line 1: players[0].${complaint}`])
  })

  it('is refused with fifty of its errors and the number of the others', async () => {
    const text = JSON.stringify({ players: Array.from({ length: 60 }, () => ({ name: 'Vesk' })) })
    const lines = await complaintsAbout(text)
    expect(lines).toHaveLength(51)
    expect(lines.at(-1)).toBe('and 10 more')
  })
})
