import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Match, ProStamp } from '../../gateway/matches/rules/match.ts'
import { normaliseMatch } from '../../gateway/matches/rules/normalise-match.ts'
import { readOlderMatch } from '../../gateway/matches/rules/older-match.ts'
import { toCountedMatch } from '../../gateway/matches/rules/to-counted-match.ts'
import { COUNTED_FORM } from '../../gateway/statistics/rules/statistics-state.ts'

type Body = Readonly<Record<string, unknown>>

/** Hashes of the counted matches below, by the form that introduced them. Rows are added and never changed. */
const FORMS = [{ form: 3, hash: '82e07eb2cdb117b3' }] as const

const LANES = ['TOP', 'JUNGLE', 'MIDDLE', 'BOTTOM', 'UTILITY']

/** A participant whose counted numbers all differ. */
function participant(seat: number): Body {
  const at = (number: number) => number * 100 + seat
  return {
    participantId: seat + 1,
    puuid: `puuid-${seat}`,
    riotIdGameName: `Player ${seat}`,
    riotIdTagline: 'ONE',
    teamId: seat < 5 ? 100 : 200,
    teamPosition: LANES[seat % 5],
    championId: at(1),
    championName: `Champion${seat}`,
    win: seat < 5,
    kills: at(2),
    deaths: at(3),
    assists: at(4),
    goldEarned: at(5),
    totalMinionsKilled: at(6),
    neutralMinionsKilled: at(7),
    visionScore: at(8),
    physicalDamageDealtToChampions: at(9),
    magicDamageDealtToChampions: at(10),
    trueDamageDealtToChampions: at(11),
    ...Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((slot) => [`item${slot}`, slot === 4 ? 0 : at(30 + (slot % 5))])),
    roleBoundItem: at(40),
    summoner1Id: seat % 2 === 0 ? 14 : 4,
    summoner2Id: seat % 2 === 0 ? 4 : 14,
    perks: {
      statPerks: { offense: 5008, flex: 5010, defense: 5001 },
      styles: [
        style('primaryStyle', 8000, [8010, 9111, 9104, 8014]),
        style('subStyle', 8400, seat % 2 === 0 ? [8453, 8444] : [8444, 8453]),
      ],
    },
  }
}

function style(description: string, id: number, runes: readonly number[]): Body {
  return { description, style: id, selections: runes.map((perk) => ({ perk, var1: 1, var2: 2, var3: 3 })) }
}

/** A body of Riot with changes to its `info`, and to some of its participants by seat. */
function body(changes: Body = {}, seats: Readonly<Record<number, Body>> = {}): Body {
  const participants = Array.from({ length: 10 }, (_, seat) => ({ ...participant(seat), ...seats[seat] }))
  return {
    metadata: { matchId: 'EUW1_7000000001', participants: participants.map(({ puuid }) => puuid) },
    info: {
      gameCreation: 1_790_000_000_000,
      gameStartTimestamp: 1_790_000_060_000,
      gameEndTimestamp: 1_790_001_900_000,
      gameDuration: 1834,
      gameMode: 'CLASSIC',
      gameType: 'MATCHED_GAME',
      gameVersion: '16.20.715.1234',
      mapId: 11,
      platformId: 'EUW1',
      queueId: 420,
      participants,
      teams: [100, 200].map((teamId) => ({
        teamId,
        win: teamId === 100,
        bans: [238, -1, 238, teamId].map((championId, turn) => ({ championId, pickTurn: turn + 1 })),
      })),
      ...changes,
    },
  }
}

const PROS: readonly ProStamp[] = [
  { participantId: 3, playerId: 'caps' },
  { participantId: 8, playerId: 'faker' },
]

/** Every case that counting distinguishes. */
const MATCHES: readonly Match[] = [
  body(),
  ...[400, 430, 440, 450, 490, 700, 870, 1700, 2400].map((queueId) => body({ queueId })),
  body({ gameType: 'CUSTOM_GAME' }),
  body({ queueId: 450, gameMode: 'ARAM', mapId: 12 }),
  body({ gameVersion: '' }),
  body({ gameDuration: 1_834_000, gameEndTimestamp: 0, gameStartTimestamp: 0 }),
  body({ teams: [] }),
  body({ participants: [] }),
  body({}, { 4: { gameEndedInEarlySurrender: true } }),
  body({}, { 9: { puuid: 'BOT' } }),
  body({}, { 0: { puuid: '', riotIdGameName: '' }, 2: { championId: 0 } }),
  body({}, { 5: { teamPosition: '' }, 6: { teamPosition: 'TOP' }, 8: { teamPosition: 'UTILITY' } }),
  body({}, { 2: { teamPosition: 'UTILITY' } }),
  body({}, { 1: { perks: {} }, 2: { summoner1Id: 0 }, 3: { roleBoundItem: 0 }, 7: { goldEarned: -1 } }),
  body({}, Object.fromEntries(LANES.map((_, seat) => [seat, { teamId: 300 }]))),
].map(normaliseMatch)

/** The same match as a release from before payloads has stored it. */
const OLDER = {
  matchId: 'EUW1_7000000002',
  puuids: ['puuid-0'],
  startedAt: 1_790_000_060_000,
  durationSeconds: 1834,
  gameMode: 'CLASSIC',
  gameType: 'MATCHED_GAME',
  gameVersion: '14.5.1',
  queueId: 440,
  teams: [{ teamId: 100, win: true, bans: [{ championId: 1, pickTurn: 1 }] }],
  participants: Array.from({ length: 10 }, (_, seat) => ({ ...participant(seat), items: [1, 2, 2, 0, 5, 6, 3340] })),
}

/** Text of a value that does not depend on the order of its fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

describe('the counted form of a match', () => {
  const counted = [...MATCHES, readOlderMatch(OLDER)].map((match) =>
    toCountedMatch({ match, pros: PROS, fetchedAt: 1 }),
  )

  it('exists for some of the fixed matches', () => {
    expect(counted.filter((match) => match !== null)).toHaveLength(12)
  })

  it('changes only together with COUNTED_FORM', () => {
    const hash = createHash('sha256').update(canonical(counted)).digest('hex').slice(0, 16)
    const known = FORMS.findLast(({ form }) => form <= COUNTED_FORM)
    const message =
      'toCountedMatch has another result for the same matches, so the statistics in existing stores would contain both forms. ' +
      'Raise COUNTED_FORM in gateway/statistics/rules/statistics-state.ts, and add a row with that form and this hash to FORMS ' +
      '(or undo the change, if it was not intended).'
    expect(hash, message).toBe(known?.hash)
  })
})
