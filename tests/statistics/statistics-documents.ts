import * as fc from 'fast-check'
import { LANES } from '../../gateway/game-data/rules/lane.ts'
import type { RecordedMatch } from '../../gateway/matches/rules/match.ts'
import { normaliseMatch } from '../../gateway/matches/rules/normalise-match.ts'
import type { ChampionStats } from '../../gateway/statistics/collections/champion-stats.ts'
import type { ChampionTable } from '../../gateway/statistics/collections/champion-tables.ts'
import type { Participation } from '../../gateway/statistics/collections/participations.ts'
import { addToStats } from '../../gateway/statistics/rules/champion-stats-change.ts'
import { addToTable } from '../../gateway/statistics/rules/champion-table-change.ts'
import type { StatisticsChanges } from '../../gateway/statistics/rules/statistics-changes.ts'
import { type Body, matchBody, participantBody } from '../matches/match-bodies.ts'

/** The documents of the statistics, by their ids. */
export interface StatisticsDocuments {
  readonly tables: Readonly<Record<string, ChampionTable>>
  readonly stats: Readonly<Record<string, ChampionStats>>
  readonly participations: Readonly<Record<string, Participation>>
  readonly matches: number
}

export const NO_DOCUMENTS: StatisticsDocuments = { tables: {}, stats: {}, participations: {}, matches: 0 }

/** The documents after these changes. */
export function addAll(documents: StatisticsDocuments, changes: StatisticsChanges): StatisticsDocuments {
  return {
    tables: addEach(documents.tables, changes.tables, addToTable),
    stats: addEach(documents.stats, changes.stats, addToStats),
    participations: addEach(documents.participations, changes.participations, (_present, next) => next),
    matches: documents.matches + changes.matches,
  }
}

function addEach<T, Change>(
  documents: Readonly<Record<string, T>>,
  changes: ReadonlyMap<string, Change>,
  add: (document: T | null, change: Change) => T | null,
): Readonly<Record<string, T>> {
  const next = new Map(Object.entries(documents))
  for (const [id, change] of changes) {
    const document = add(next.get(id) ?? null, change)
    if (document === null) next.delete(id)
    else next.set(id, document)
  }
  return Object.fromEntries(next)
}

/** A stored plain ranked game, with `changes` in its `info` and the accounts of pros by participant number. */
export function record(changes: Body = {}, pros: Readonly<Record<number, string>> = {}): RecordedMatch {
  return {
    match: normaliseMatch(matchBody(changes)),
    fetchedAt: 1_760_002_000_000,
    pros: Object.entries(pros).map(([participantId, playerId]) => ({ participantId: Number(participantId), playerId })),
  }
}

/** Ten participants, some with changed fields, by index. */
export function participants(changes: Readonly<Record<number, Body>>): readonly Body[] {
  return Array.from({ length: 10 }, (_, index) => participantBody(index, changes[index]))
}

const page = fc.constantFrom(
  { styles: [] },
  perks([8000, 8010, 9111, 9104, 8014], [8400, 8444, 8453]),
  perks([8000, 8010, 9111, 9104, 8014], [8400, 8453, 8444]),
  perks([8100, 8112, 8126, 8138, 8135], [8200, 8226]),
)

/** A rune page in Riot's format. */
export function perks([mainStyle, ...main]: readonly number[], [secondStyle, ...second]: readonly number[]): Body {
  const toSelections = (runes: readonly number[]) => runes.map((perk) => ({ perk, var1: 3, var2: 2, var3: 1 }))
  return {
    statPerks: { offense: 5008, flex: 5010, defense: 5001 },
    styles: [
      { description: 'primaryStyle', style: mainStyle, selections: toSelections(main) },
      { description: 'subStyle', style: secondStyle, selections: toSelections(second) },
    ],
  }
}

const champion = fc.constantFrom(1, 2, 3, 4, 5, 6, 999_999)

const player = fc.record({
  teamPosition: fc.constantFrom(...LANES, ...LANES, ''),
  championId: champion,
  win: fc.boolean(),
  kills: fc.nat(20),
  deaths: fc.nat(20),
  assists: fc.nat(20),
  goldEarned: fc.nat(20_000),
  totalMinionsKilled: fc.nat(300),
  neutralMinionsKilled: fc.nat(200),
  visionScore: fc.nat(90),
  physicalDamageDealtToChampions: fc.nat(30_000),
  magicDamageDealtToChampions: fc.nat(30_000),
  trueDamageDealtToChampions: fc.nat(3000),
  item0: fc.constantFrom(0, 1055, 3157),
  item1: fc.constantFrom(0, 1055, 3157),
  summoner1Id: fc.constantFrom(4, 14),
  summoner2Id: fc.constantFrom(0, 4, 12),
  perks: page,
})

const bans = fc.array(fc.record({ championId: fc.oneof(champion, fc.constantFrom(-1, 0)), pickTurn: fc.nat(10) }), {
  maxLength: 5,
})

const PUUIDS = Array.from({ length: 14 }, (_, index) => `puuid-${index}`)

const info = fc.record({
  queueId: fc.constantFrom(420, 420, 440, 400, 490, 700, 430, 450, 1700),
  gameVersion: fc.constantFrom('16.4.748.682', '16.3.742.1', '16.3.745.9', ''),
  gameDuration: fc.nat(3000),
  gameStartTimestamp: fc.integer({ min: 1_760_000_000_000, max: 1_760_000_000_020 }),
})

const matchFacts = fc.record({
  info,
  players: fc.array(player, { minLength: 10, maxLength: 10 }),
  puuids: fc.shuffledSubarray(PUUIDS, { minLength: 10, maxLength: 10 }),
  bans: fc.tuple(bans, bans),
  remade: fc.nat(9).map((chance) => chance === 0),
  pros: fc.uniqueArray(
    fc.record({ participantId: fc.integer({ min: 1, max: 10 }), playerId: fc.constantFrom('a', 'b') }),
    {
      selector: ({ participantId }) => participantId,
      maxLength: 3,
    },
  ),
})

/** Stored matches of all kinds, with few accounts and few champions. */
export const recordedMatches: fc.Arbitrary<readonly RecordedMatch[]> = fc
  .array(matchFacts, { maxLength: 12 })
  .map((all) =>
    all.map(({ info, players, puuids, bans: [blue, red], remade, pros }, number) => ({
      match: normaliseMatch(
        matchBody(
          {
            ...info,
            participants: players.map((each, index) =>
              participantBody(index, {
                ...each,
                puuid: puuids[index],
                riotIdGameName: `Name ${puuids[index]} ${info.gameStartTimestamp % 3}`,
                gameEndedInEarlySurrender: remade,
              }),
            ),
            teams: [
              { teamId: 100, win: true, bans: blue },
              { teamId: 200, win: false, bans: red },
            ],
          },
          { matchId: `EUW1_${7_000_000_000 + number}` },
        ),
      ),
      fetchedAt: 1_760_002_000_000,
      pros,
    })),
  )
