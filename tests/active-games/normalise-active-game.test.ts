import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseActiveGame } from '../../gateway/active-games/rules/normalise-active-game.ts'
import { InvalidMatchIdError } from '../../gateway/shared/match-id.ts'
import type { Body } from '../matches/match-bodies.ts'
import { activeGameBody, activeParticipantBody } from './active-game-bodies.ts'

/** A normalised participant with these fields. */
function normaliseParticipant(changes: Body) {
  const participants = [activeParticipantBody(0, changes)]
  const [participant] = normaliseActiveGame(activeGameBody({ participants })).participants
  if (participant === undefined) throw new Error('no participant')
  return participant
}

describe('a running game', () => {
  it('has the facts of its body', () => {
    const game = normaliseActiveGame(activeGameBody())
    expect(game).toMatchObject({
      matchId: 'EUW1_7651000001',
      platform: 'EUW1',
      queueId: 420,
      gameMode: 'CLASSIC',
      gameType: 'MATCHED',
      mapId: 11,
      startedAt: 1_790_000_000_000,
      bans: [
        { championId: 68, teamId: 100, pickTurn: 1 },
        { championId: -1, teamId: 200, pickTurn: 6 },
      ],
    })
    expect(game.participants).toHaveLength(10)
    expect(game.participants[7]).toEqual({
      kind: 'ACCOUNT',
      puuid: 'puuid-8',
      gameName: 'Player 8',
      tagLine: 'DEMO',
      teamId: 200,
      championId: 107,
      spell1Id: 4,
      spell2Id: 12,
      keystoneId: 8010,
      primaryStyleId: 8000,
      subStyleId: 8400,
      profileIconId: 29,
    })
  })

  it.each([
    { gameStartTime: 0, gameLength: -47 },
    { gameStartTime: 0, gameLength: 0 },
    { gameStartTime: 0, gameLength: 12 },
    { gameStartTime: 1_790_000_000_000, gameLength: -3 },
    { gameStartTime: undefined, gameLength: undefined },
    { gameStartTime: -1, gameLength: 0 },
  ])('has not started while it loads: %j', (changes) => {
    expect(normaliseActiveGame(activeGameBody(changes)).startedAt).toBeNull()
  })

  it('has as many participants as its body', () => {
    const participants = [activeParticipantBody(3), activeParticipantBody(8)]
    const game = normaliseActiveGame(activeGameBody({ participants }))
    expect(game.participants.map(({ championId }) => championId)).toEqual([103, 108])
    expect(normaliseActiveGame(activeGameBody({ participants: undefined })).participants).toEqual([])
  })

  it('keeps an unknown queue number, and has 0 for a custom game without one', () => {
    expect(normaliseActiveGame(activeGameBody({ gameQueueConfigId: 2450 })).queueId).toBe(2450)
    expect(normaliseActiveGame(activeGameBody({ gameQueueConfigId: undefined })).queueId).toBe(0)
  })

  it.each([
    { platformId: undefined },
    { platformId: 'MOON1' },
    { gameId: undefined },
    { gameId: 0 },
    { gameId: -5 },
    { gameId: 1.5 },
    { gameId: 1e30 },
    { gameId: { toString: 7 } },
  ])('is refused without a platform or a number: %j', (changes) => {
    expect(() => normaliseActiveGame(activeGameBody(changes))).toThrow(InvalidMatchIdError)
  })

  it('is parsed from any body with a platform and a number', () => {
    const loose = fc.jsonValue()
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(activeGameBody())), loose), loose, (fields, seat) => {
        const participants = Array.isArray(fields['participants']) ? fields['participants'] : [seat]
        const body = { ...fields, participants, gameId: 1, platformId: 'KR' }
        expect(normaliseActiveGame(body).matchId).toBe('KR_1')
      }),
    )
  })

  it('is not parsed from any other body', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(() => normaliseActiveGame(body)).toThrow(InvalidMatchIdError)
      }),
    )
  })
})

describe('a seat of a running game', () => {
  const UNNAMED = { puuid: null, gameName: '', tagLine: '' }

  it.each([{ puuid: null }, { puuid: '' }, { puuid: undefined }])(
    'is a hidden player’s when Riot gives no PUUID, with any name: %j',
    (hidden) => {
      for (const riotId of ['MissFortune', '', undefined, 'Somebody#EUW']) {
        expect(normaliseParticipant({ ...hidden, riotId })).toMatchObject({ kind: 'HIDDEN', ...UNNAMED })
      }
    },
  )

  it.each([
    { bot: true, puuid: null, riotId: 'Annie Bot' },
    { bot: true, puuid: 'p', riotId: 'Annie#BOT' },
    { bot: false, puuid: 'BOT', riotId: '' },
  ])('is a bot’s: %j', (bot) => {
    expect(normaliseParticipant(bot)).toMatchObject({ kind: 'BOT', ...UNNAMED })
  })

  it.each([
    ['Hide on bush#KR1', 'Hide on bush', 'KR1'],
    ['a#b#EUW', 'a#b', 'EUW'],
    ['Nameless', 'Nameless', ''],
    ['', '', ''],
    [undefined, '', ''],
  ])('of an account named %j has the game name %j and the tag line %j', (riotId, gameName, tagLine) => {
    expect(normaliseParticipant({ riotId })).toMatchObject({ kind: 'ACCOUNT', puuid: 'puuid-1', gameName, tagLine })
  })

  it('can be without runes', () => {
    const none = { keystoneId: null, primaryStyleId: null, subStyleId: null }
    for (const perks of [undefined, null, {}, { perkIds: [], perkStyle: 0, perkSubStyle: 0 }, { perkIds: [0] }]) {
      expect(normaliseParticipant({ perks })).toMatchObject(none)
    }
  })

  it('has the first of its runes as keystone', () => {
    expect(normaliseParticipant({ perks: { perkIds: [8112, 8126, 5008], perkStyle: 8100 } })).toMatchObject({
      keystoneId: 8112,
      primaryStyleId: 8100,
      subStyleId: null,
    })
  })

  it('has team 0 when there are no sides', () => {
    expect(normaliseParticipant({ teamId: undefined }).teamId).toBe(0)
    expect(normaliseParticipant({ teamId: 0 }).teamId).toBe(0)
  })
})

/** Bodies as Riot sent them. They contain names of people, so they are stored next to the checkout and not in it. */
const folder = new URL('../../../shared/samples/spectator/', import.meta.url)
const files = existsSync(folder) ? readdirSync(folder) : []
const note = files.length > 0 ? '' : ' (skipped: no sample payloads beside the checkout)'

describe.skipIf(files.length === 0)(`a real running game${note}`, () => {
  it.each(files)('has all players, and no names of hidden ones: %s', (file) => {
    const game = normaliseActiveGame(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
    expect(file.startsWith(`${game.matchId}.`)).toBe(true)
    expect(game.startedAt).toBeGreaterThan(1_700_000_000_000)
    expect(game.participants).toHaveLength(10)
    for (const { kind, puuid, gameName, tagLine, keystoneId, teamId } of game.participants) {
      expect(kind === 'ACCOUNT').toBe(puuid !== null && gameName !== '' && tagLine !== '')
      expect(kind === 'HIDDEN').toBe(puuid === null && gameName === '' && tagLine === '')
      expect(keystoneId).toBeGreaterThan(8000)
      expect([100, 200]).toContain(teamId)
    }
  })

  it('can have hidden players', () => {
    const kinds = files.flatMap((file) =>
      normaliseActiveGame(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))).participants.map(({ kind }) => kind),
    )
    expect(kinds.filter((kind) => kind === 'HIDDEN')).toHaveLength(5)
  })
})
