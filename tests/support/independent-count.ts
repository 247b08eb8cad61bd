import type { StatisticsQueue } from '../../gateway/matches/rules/counted-queue.ts'
import type { Match, Participant, Perks, RecordedMatch } from '../../gateway/matches/rules/match.ts'
import type { ChampionStats, LaneStats } from '../../gateway/statistics/collections/champion-stats.ts'
import type { ChampionTable, TableRow } from '../../gateway/statistics/collections/champion-tables.ts'
import type { Participation } from '../../gateway/statistics/collections/participations.ts'
import type { StatisticsLane } from '../../gateway/statistics/rules/statistics-lane.ts'
import type { Population } from '../../gateway/statistics/rules/statistics-scope.ts'
import type { Tallies, Tally } from '../../gateway/statistics/rules/tally.ts'

/** Expected documents of the statistics, by id. */
export interface IndependentCount {
  readonly tables: Readonly<Record<string, ChampionTable>>
  readonly stats: Readonly<Record<string, ChampionStats>>
  readonly participations: Readonly<Record<string, Participation>>
  readonly matches: number
  /** Newest first. */
  readonly patches: readonly string[]
}

/** Data of one participant in one counted match. */
interface Row {
  readonly match: Match
  readonly queue: StatisticsQueue
  readonly patch: string
  readonly own: Participant
  readonly lane: StatisticsLane
  readonly playerId: string | null
}

/**
 * Counts all statistics of the stored matches in the plainest way: every number is a count or a sum over a list of games.
 * Shares no code with the product, so that the two can be compared. Slow, and exact while no champion has more than 2,000 rune
 * pages in a lane.
 */
export function countIndependently(records: readonly RecordedMatch[]): IndependentCount {
  const rows = records.filter(({ match }) => counts(match)).flatMap(toRows)
  const populations: readonly (readonly [Population, readonly Row[]])[] = [
    ['ALL', rows],
    ['PROS', rows.filter(({ playerId }) => playerId !== null)],
  ]
  const scoped = populations.flatMap(([population, played]) =>
    played.map((row) => ({ row, scope: `${population}_${row.queue}_${row.patch}` })),
  )
  const pros = rows.filter(({ playerId }) => playerId !== null)

  return {
    tables: groupBy(
      scoped,
      ({ scope }) => scope,
      (group) => toTable(group.map(({ row }) => row)),
    ),
    stats: groupBy(
      scoped,
      ({ scope, row }) => `${scope}_${row.own.championId}`,
      (group) => ({
        lanes: groupBy(
          group.map(({ row }) => row),
          ({ lane }) => lane,
          toLane,
        ),
      }),
    ),
    participations: groupBy(pros, ({ match, own }) => `${match.matchId}_${own.participantId}`, toParticipation),
    matches: new Set(rows.map(({ match }) => match.matchId)).size,
    patches: [...new Set(rows.map(({ patch }) => patch))].toSorted(
      (a, b) => Number(b.split('.')[0]) - Number(a.split('.')[0]) || Number(b.split('.')[1]) - Number(a.split('.')[1]),
    ),
  }
}

function counts({ outcome, gameType, queueId, gameVersion, participants }: Match): boolean {
  const sides = new Set(participants.map(({ teamId }) => teamId))
  return (
    outcome === 'PLAYED' &&
    gameType !== 'CUSTOM_GAME' &&
    queueOf(queueId) !== null &&
    /^\d+\.\d+/.test(gameVersion) &&
    !participants.some(({ bot }) => bot) &&
    sides.size === 2 &&
    sides.has(100) &&
    sides.has(200)
  )
}

function queueOf(queueId: number): StatisticsQueue | null {
  switch (queueId) {
    case 420:
      return 'SOLO'
    case 440:
      return 'FLEX'
    case 400:
    case 490:
      return 'NORMAL'
    case 700:
      return 'CLASH'
    default:
      return null
  }
}

function toRows({ match, pros }: RecordedMatch): readonly Row[] {
  return match.participants
    .filter(({ championId }) => championId !== 0)
    .map((own) => ({
      match,
      queue: queueOf(match.queueId) ?? 'SOLO',
      patch: match.gameVersion.split('.').slice(0, 2).join('.'),
      own,
      lane: own.teamPosition ?? 'NONE',
      playerId: pros.find(({ participantId }) => participantId === own.participantId)?.playerId ?? null,
    }))
}

function toTable(rows: readonly Row[]): ChampionTable {
  const matches = [...new Map(rows.map(({ match }) => [match.matchId, match])).values()]
  const banned = matches.flatMap((match) => [
    ...new Set(match.teams.flatMap(({ bans }) => bans.map(({ championId }) => championId))),
  ])
  const present = new Set([...rows.map(({ own }) => own.championId), ...banned.filter((championId) => championId > 0)])
  return {
    matches: matches.length,
    champions: Object.fromEntries(
      [...present].map((championId): [string, TableRow] => {
        const own = rows.filter((row) => row.own.championId === championId)
        const lanes = groupBy(
          own,
          ({ lane }) => lane,
          (inLane) => ({ picked: countMatches(inLane), tally: toTally(inLane) }),
        )
        const bans = banned.filter((each) => each === championId).length
        return [String(championId), { picked: countMatches(own), banned: bans, lanes }]
      }),
    ),
  }
}

function toLane(rows: readonly Row[]): LaneStats {
  const [games, wins] = toTally(rows)
  return {
    games,
    wins,
    ...sums(rows),
    gold: sum(rows, ({ own }) => own.goldEarned),
    vision: sum(rows, ({ own }) => own.visionScore),
    damage:
      sum(rows, ({ own }) => own.physicalDamageDealtToChampions) +
      sum(rows, ({ own }) => own.magicDamageDealtToChampions) +
      sum(rows, ({ own }) => own.trueDamageDealtToChampions),
    items: toTallies(rows, ({ own }) => {
      const boots = own.teamPosition === 'BOTTOM' ? [own.roleBoundItem] : []
      return [...[0, 1, 2, 3, 4, 5].map((place) => own.items[place] ?? 0), ...boots]
    }),
    spells: toTallies(rows, ({ own }) => {
      const [low = 0, high = 0] = [own.summoner1Id, own.summoner2Id].toSorted((a, b) => a - b)
      return low === 0 ? [] : [`${low}-${high}`]
    }),
    keystones: toTallies(rows, ({ own }) => [mainRunes(own.perks)[0] ?? 0]),
    runePages: toTallies(rows, ({ own }) => pagesOf(own.perks)),
    opponents: toTallies(rows, ({ match, own }) => {
      const others = match.participants.filter(({ teamId }) => teamId !== own.teamId)
      const inLane = others.filter(({ teamPosition }) => teamPosition === own.teamPosition)
      return own.teamPosition === null || inLane.length !== 1 ? [] : inLane.map(({ championId }) => championId)
    }),
    partners: toTallies(rows, ({ match, own }) => {
      const team = match.participants.filter(({ teamId }) => teamId === own.teamId)
      const carries = team.filter(({ teamPosition }) => teamPosition === 'BOTTOM')
      const supports = team.filter(({ teamPosition }) => teamPosition === 'UTILITY')
      if (carries.length !== 1 || supports.length !== 1) return []
      if (own.teamPosition === 'BOTTOM') return supports.map(({ championId }) => championId)
      if (own.teamPosition === 'UTILITY') return carries.map(({ championId }) => championId)
      return []
    }),
  }
}

function toParticipation([row]: readonly Row[]): Participation {
  if (row === undefined || row.playerId === null) throw new Error('There is no row of a pro.')
  const { match, queue, patch, own, lane, playerId } = row
  const others = match.participants.filter(({ teamId }) => teamId !== own.teamId)
  const opponents = others.filter(({ teamPosition }) => teamPosition !== null && teamPosition === own.teamPosition)
  return {
    matchId: match.matchId,
    participantId: own.participantId,
    playerId,
    championId: own.championId,
    lane,
    versus: opponents.length === 1 ? (opponents[0]?.championId ?? 0) : 0,
    patch,
    queue,
    startedAt: match.startedAt,
    win: own.win,
  }
}

function mainRunes({ styles }: Perks): readonly number[] {
  const main = styles.find(({ description }) => description === 'primaryStyle')
  return (main?.selections ?? []).map(({ perk }) => perk)
}

function pagesOf(perks: Perks): readonly string[] {
  const main = perks.styles.find(({ description }) => description === 'primaryStyle')
  const second = perks.styles.find(({ description }) => description === 'subStyle')
  const [first, ...others] = mainRunes(perks)
  const pair = (second?.selections ?? []).map(({ perk }) => perk).toSorted((a, b) => a - b)
  const { offense, flex, defense } = perks.statPerks
  const page = [main?.style, first, ...others, second?.style, ...pair, offense, flex, defense]
  const isWhole = others.length === 3 && pair.length === 2 && page.every((number) => Boolean(number))
  return isWhole ? [page.join('-')] : []
}

function sums(rows: readonly Row[]) {
  return {
    kills: sum(rows, ({ own }) => own.kills),
    deaths: sum(rows, ({ own }) => own.deaths),
    assists: sum(rows, ({ own }) => own.assists),
    creepScore: sum(rows, ({ own }) => own.totalMinionsKilled) + sum(rows, ({ own }) => own.neutralMinionsKilled),
    durationSeconds: sum(rows, ({ match }) => match.durationSeconds),
  }
}

function sum(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.map(of).reduce((total, each) => total + each, 0)
}

function toTally(rows: readonly Row[]): Tally {
  return [rows.length, rows.filter(({ own }) => own.win).length]
}

/** Tallies of everything seen in the games. Duplicates within a game count once, and 0 is ignored. */
function toTallies(rows: readonly Row[], seenIn: (row: Row) => readonly (string | number)[]): Tallies {
  const seen = rows.flatMap((row) =>
    [...new Set(seenIn(row))].filter((what) => what !== 0).map((what) => ({ row, what })),
  )
  return groupBy(
    seen,
    ({ what }) => String(what),
    (group) => toTally(group.map(({ row }) => row)),
  )
}

function countMatches(rows: readonly Row[]): number {
  return new Set(rows.map(({ match }) => match.matchId)).size
}

function groupBy<Each, Value>(
  list: readonly Each[],
  keyOf: (each: Each) => string,
  toValue: (group: readonly Each[]) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries([...Map.groupBy(list, keyOf)].map(([key, group]) => [key, toValue(group)]))
}
