import { describe, expect, it } from 'vitest'
import { normaliseMatch } from '../../gateway/matches/rules/normalise-match.ts'
import { InvalidMatchIdError } from '../../gateway/shared/match-id.ts'
import { type Body, matchBody, participantBody } from './match-bodies.ts'

/** A normalised participant with these fields. */
function normaliseParticipant(body: Body) {
  const [participant] = normaliseMatch(matchBody({ participants: [body] })).participants
  if (participant === undefined) throw new Error('no participant')
  return participant
}

describe('a plain match', () => {
  it('has the facts of its body', () => {
    const match = normaliseMatch(matchBody())

    expect(match).toMatchObject({
      matchId: 'EUW1_7000000001',
      platform: 'EUW1',
      platformId: 'EUW1',
      outcome: 'PLAYED',
      queueId: 420,
      gameMode: 'CLASSIC',
      gameType: 'MATCHED_GAME',
      gameVersion: '15.20.715.1234',
      mapId: 11,
      startedAt: 1_760_000_060_000,
      durationSeconds: 1834,
    })
    expect(match.puuids).toEqual(Array.from({ length: 10 }, (_, index) => `puuid-${index + 1}`))
    expect(match.participants[7]).toMatchObject({
      participantId: 8,
      puuid: 'puuid-8',
      bot: false,
      riotIdGameName: 'Player 8',
      riotIdTagline: 'DEMO',
      teamId: 200,
      teamPosition: 'MIDDLE',
      championId: 107,
      win: false,
      kills: 7,
      items: [3157, 0, 0, 0, 0, 0, 3340],
    })
    expect(match.participants[7]?.perks).toEqual({
      statPerks: { offense: 5008, flex: 5008, defense: 5001 },
      styles: [
        { description: 'primaryStyle', style: 8000, selections: [{ perk: 8010, var1: 12, var2: 3, var3: 0 }] },
        { description: 'subStyle', style: 8400, selections: [] },
      ],
    })
    expect(match.teams[0]).toEqual({
      teamId: 100,
      win: true,
      bans: [{ championId: 238, pickTurn: 1 }],
      objectives: {
        atakhan: { first: false, kills: 0 },
        baron: { first: true, kills: 1 },
        champion: { first: false, kills: 25 },
        dragon: { first: true, kills: 3 },
        horde: { first: true, kills: 6 },
        inhibitor: { first: false, kills: 0 },
        riftHerald: { first: false, kills: 0 },
        tower: { first: true, kills: 9 },
      },
    })
  })
})

describe('an empty body', () => {
  it('of a match becomes 0, empty texts and empty lists', () => {
    expect(normaliseMatch({ metadata: { matchId: 'kr_1' } })).toEqual({
      matchId: 'KR_1',
      platform: 'KR',
      platformId: '',
      outcome: 'ABORTED',
      queueId: 0,
      gameMode: '',
      gameType: '',
      gameVersion: '',
      mapId: 0,
      tournamentCode: '',
      startedAt: 0,
      durationSeconds: 0,
      puuids: [],
      participants: [],
      teams: [],
    })
  })

  it('of a participant becomes 0, empty texts, seven empty slots, false and null', () => {
    const { perks, items, augments, spellCasts, summonerSpellCasts, pings, ...participant } = normaliseParticipant({})

    expect(items).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect({ augments, spellCasts, summonerSpellCasts }).toEqual({
      augments: [],
      spellCasts: [0, 0, 0, 0],
      summonerSpellCasts: [0, 0],
    })
    expect(new Set(Object.values(pings))).toEqual(new Set([0]))
    expect(perks).toEqual({ statPerks: { offense: 0, flex: 0, defense: 0 }, styles: [] })
    expect(participant).toMatchObject({
      platform: 'EUW1',
      participantId: 1,
      puuid: null,
      teamPosition: null,
      win: false,
      bot: false,
    })
    const { platform: _platform, participantId: _number, ...others } = participant
    expect(new Set(Object.values(others))).toEqual(new Set([0, '', false, null]))
  })

  it('of a team has every objective', () => {
    const none = { first: false, kills: 0 }
    const [team] = normaliseMatch(matchBody({ teams: [{}] })).teams
    expect(team).toMatchObject({ teamId: 0, win: false, bans: [] })
    expect(Object.values(team?.objectives ?? {})).toEqual(Array.from({ length: 8 }, () => none))
  })

  it.each([[undefined], [null], [''], [[]], [{}], [{ metadata: {} }], [{ metadata: { matchId: 7 } }], [{ info: {} }]])(
    'without a match id is refused: %j',
    (body) => {
      expect(() => normaliseMatch(body)).toThrow(InvalidMatchIdError)
    },
  )

  it('with an impossible match id is refused with that id in the error', () => {
    expect(() => normaliseMatch(matchBody({}, { matchId: 'MOON1_77' }))).toThrow('"MOON1_77" is not a match id')
  })
})

describe('the outcome', () => {
  it('of a match without participants is ABORTED, on the platform of its id', () => {
    const body = matchBody(
      {
        endOfGameResult: 'Abort_Unexpected',
        participants: [],
        teams: [],
        platformId: '',
        gameCreation: 0,
        gameStartTimestamp: 0,
        gameDuration: 0,
      },
      { matchId: 'TW2_55' },
    )
    const match = normaliseMatch(body)
    expect(match).toMatchObject({ outcome: 'ABORTED', platform: 'TW2', platformId: '', startedAt: 0 })
    expect(match.puuids).toHaveLength(10)
  })

  it('of a complete match is PLAYED even when Riot reports Abort_Unexpected', () => {
    expect(normaliseMatch(matchBody({ endOfGameResult: 'Abort_Unexpected' })).outcome).toBe('PLAYED')
  })

  it('is REMAKE when one participant has an early surrender, even when a side won', () => {
    const participants = Array.from({ length: 10 }, (_, index) =>
      participantBody(index, { gameEndedInEarlySurrender: index === 9 }),
    )
    const match = normaliseMatch(matchBody({ participants }))
    expect(match.outcome).toBe('REMAKE')
    expect(match.participants.filter(({ win }) => win)).toHaveLength(5)
  })
})

describe('the time of a match', () => {
  it('is converted from milliseconds in old matches without an end', () => {
    const old = { gameDuration: 1_834_567, gameEndTimestamp: undefined }
    expect(normaliseMatch(matchBody(old)).durationSeconds).toBe(1834)
  })

  it.each([[undefined], [null], [0]])('starts with the creation when the start is %j', (gameStartTimestamp) => {
    expect(normaliseMatch(matchBody({ gameStartTimestamp })).startedAt).toBe(1_760_000_000_000)
  })

  it('is never beyond the range of dates', () => {
    const body = matchBody({ gameStartTimestamp: 1e20, gameCreation: 8.64e15 + 1000 })
    expect(normaliseMatch(body).startedAt).toBe(0)
  })
})

describe('the name of a participant', () => {
  const names = { riotIdGameName: 'Riot', riotIdName: 'Deprecated', summonerName: 'Old' }

  it.each([
    ['the game name', { ...names, riotIdTagline: 'EUW' }, 'Riot'],
    ['riotIdName before that', { ...names, riotIdGameName: undefined, riotIdTagline: 'EUW' }, 'Deprecated'],
    ['riotIdName when the game name is empty', { ...names, riotIdGameName: '', riotIdTagline: 'EUW' }, 'Deprecated'],
    ['the summoner name when both are empty', { riotIdName: '', summonerName: 'Old', riotIdTagline: '' }, 'Old'],
    ['the summoner name when it is all there is', { summonerName: 'Old' }, 'Old'],
    [
      'not the word "test" of patch 13.22',
      { ...names, riotIdGameName: 'test', riotIdName: '', riotIdTagline: '' },
      'Old',
    ],
    ['a game name without a tag line when there is no other', { riotIdGameName: 'Riot', riotIdTagline: '' }, 'Riot'],
    ['empty when no participant has one', {}, ''],
  ])('is %s', (_, body, name) => {
    expect(normaliseParticipant(body).riotIdGameName).toBe(name)
  })

  it('has no tag line before Riot IDs, and stays as the summoner name too', () => {
    expect(normaliseParticipant({ summonerName: 'Old' })).toMatchObject({ riotIdTagline: '', summonerName: 'Old' })
  })
})

describe('a participant', () => {
  it("has each number under Riot's name", () => {
    const names = [
      'participantId',
      'teamId',
      'placement',
      'championId',
      'champLevel',
      'kills',
      'deaths',
      'assists',
      'doubleKills',
      'tripleKills',
      'quadraKills',
      'pentaKills',
      'totalMinionsKilled',
      'neutralMinionsKilled',
      'goldEarned',
      'visionScore',
      'totalHealsOnTeammates',
      'damageDealtToBuildings',
      'physicalDamageDealtToChampions',
      'magicDamageDealtToChampions',
      'trueDamageDealtToChampions',
      'physicalDamageTaken',
      'magicDamageTaken',
      'trueDamageTaken',
      'summoner1Id',
      'summoner2Id',
    ]
    const numbers = Object.fromEntries(names.map((name, index) => [name, index + 1]))
    expect(normaliseParticipant(numbers)).toMatchObject(numbers)
  })

  it('has seven items in the order of the slots', () => {
    const slots = { item6: 16, item0: 10, item3: 13, item1: 11, item5: 15, item2: 12, item4: 14, item7: 17 }
    expect(normaliseParticipant(slots).items).toEqual([10, 11, 12, 13, 14, 15, 16])
  })

  it.each([
    ['BOT', { puuid: null, bot: true }],
    [null, { puuid: null, bot: false }],
    ['', { puuid: null, bot: false }],
    ['p-1', { puuid: 'p-1', bot: false }],
  ])('with the puuid %j is %j', (puuid, expected) => {
    expect(normaliseParticipant(participantBody(0, { puuid }))).toMatchObject(expected)
  })

  it.each([[''], ['Invalid'], ['top'], ['SUPPORT'], [null], [3]])('in the position %j has no lane', (teamPosition) => {
    expect(normaliseParticipant(participantBody(0, { teamPosition })).teamPosition).toBeNull()
  })

  it('keeps an unknown champion', () => {
    const swarm = { championId: 3151, championName: 'Strawberry_Jinx' }
    expect(normaliseParticipant(participantBody(0, swarm))).toMatchObject(swarm)
  })

  it("has Fiddlesticks in Data Dragon's spelling", () => {
    const body = participantBody(0, { championId: 9, championName: 'FiddleSticks' })
    expect(normaliseParticipant(body)).toMatchObject({ championId: 9, championName: 'Fiddlesticks' })
  })

  it('without a number gets that of its place in the list', () => {
    const participants = [participantBody(0), participantBody(1, { participantId: undefined })]
    const match = normaliseMatch(matchBody({ participants }))
    expect(match.participants.map(({ participantId }) => participantId)).toEqual([1, 2])
  })

  it.each([
    ['NaN', Number.NaN, 0],
    ['Infinity', Number.POSITIVE_INFINITY, 0],
    ['a text', '12', 0],
    ['a negative number', -4, 0],
    ['a number beyond 32 bits', 2 ** 31, 0],
    ['true', true, 0],
    ['a list', [12], 0],
    ['a fraction', 12.9, 12],
    ['a small fraction', 0.4, 0],
    ['the largest number', 2 ** 31 - 1, 2 ** 31 - 1],
  ])('reads %s as a count', (_, value, expected) => {
    const { goldEarned, items } = normaliseParticipant(participantBody(0, { goldEarned: value, item3: value }))
    expect(goldEarned).toBe(expected)
    expect(items[3]).toBe(expected)
  })

  it.each([['true'], [1], ['false'], [null], [{}]])('does not accept %j as true', (win) => {
    expect(normaliseParticipant(participantBody(0, { win })).win).toBe(false)
  })

  it('keeps a rune page without styles or stat shards', () => {
    expect(normaliseParticipant(participantBody(0, { perks: { styles: [] } })).perks).toEqual({
      statPerks: { offense: 0, flex: 0, defense: 0 },
      styles: [],
    })
    expect(normaliseParticipant(participantBody(0, { perks: null })).perks.styles).toEqual([])
  })
})

describe('a mode with many teams', () => {
  it.each([8, 16, 18])('keeps the group and the place of each of %i players', (size) => {
    const participants = Array.from({ length: size }, (_, index) =>
      participantBody(index, {
        teamId: 0,
        teamPosition: '',
        playerSubteamId: Math.floor(index / 2) + 1,
        placement: size / 2 - Math.floor(index / 2),
      }),
    )
    const match = normaliseMatch(matchBody({ queueId: 1700, gameMode: 'CHERRY', participants }))

    expect(match.outcome).toBe('PLAYED')
    expect(match.participants).toHaveLength(size)
    expect(match.participants.at(-1)).toMatchObject({
      teamId: 0,
      teamPosition: null,
      subteamId: size / 2,
      placement: 1,
    })
  })

  it('accepts the older name of the place', () => {
    expect(normaliseParticipant({ subteamPlacement: 3 }).placement).toBe(3)
  })
})

describe('bans', () => {
  it.each([[-1], [0], [undefined], [null], ['Zed']])('of the champion %j are empty turns', (championId) => {
    const teams = [{ teamId: 100, bans: [{ championId, pickTurn: 4 }] }]
    expect(normaliseMatch(matchBody({ teams })).teams[0]?.bans).toEqual([{ championId: -1, pickTurn: 4 }])
  })
})

describe('lists', () => {
  it('drop invalid elements', () => {
    const match = normaliseMatch(
      matchBody(
        { participants: [null, participantBody(4), 'x'], teams: { 0: {} } },
        { participants: ['a', null, 7, 'BOT', 'BOT'] },
      ),
    )
    expect(match.participants.map(({ participantId }) => participantId)).toEqual([5])
    expect(match.teams).toEqual([])
    expect(match.puuids).toEqual(['a', 'BOT', 'BOT'])
  })
})
