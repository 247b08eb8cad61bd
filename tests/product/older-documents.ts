import type { Match, Participant, RecordedMatch } from '../../gateway/matches/rules/match.ts'

/** Documents by collection and id. */
export type Documents = Readonly<Record<string, Readonly<Record<string, object>>>>

/** Fields of a participant that the first releases stored. */
const PARTICIPANT = [
  'participantId',
  'puuid',
  'bot',
  'riotIdGameName',
  'riotIdTagline',
  'summonerName',
  'teamId',
  'subteamId',
  'placement',
  'teamPosition',
  'championId',
  'championName',
  'champLevel',
  'win',
  'gameEndedInEarlySurrender',
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
  'items',
  'summoner1Id',
  'summoner2Id',
  'perks',
] as const satisfies readonly (keyof Participant)[]

const QUEUES: ReadonlyMap<number, string> = new Map([
  [420, 'SOLO'],
  [440, 'FLEX'],
  [400, 'NORMAL'],
  [490, 'NORMAL'],
  [700, 'CLASH'],
])

const PARTNERS: ReadonlyMap<string | null, string> = new Map([
  ['BOTTOM', 'UTILITY'],
  ['UTILITY', 'BOTTOM'],
])

const OBJECTIVES = ['baron', 'champion', 'dragon', 'tower'] as const

/** The `match` of a document from before payloads were kept. */
export function toNormalised(match: Match): object {
  return {
    ...match,
    participants: match.participants.map((participant) => pick(participant, PARTICIPANT)),
    teams: match.teams.map((team) => ({ ...team, objectives: pick(team.objectives, OBJECTIVES) })),
  }
}

/** The same match as far as the first releases knew it: their documents have no item of the role quest. */
export function withoutRoleItems(match: Match): Match {
  return { ...match, participants: match.participants.map((each) => ({ ...each, roleBoundItem: 0 })) }
}

/** A match with this pro player in it. */
export function stamped(older: RecordedMatch, puuid: string, playerId: string): RecordedMatch {
  const own = older.match.participants.filter((each) => each.puuid === puuid)
  return { ...older, pros: own.map(({ participantId }) => ({ participantId, playerId })) }
}

/**
 * The form of a match in a pending count, from the time when accounts were counted. Form 1 has no items of the role quest. Only for
 * matches that count, with one player in each lane.
 */
export function toOlderCount({ match, pros }: RecordedMatch, form: 1 | 2): object {
  const { participants } = match
  const bans = match.teams.flatMap((team) => team.bans.map(({ championId }) => championId))
  return {
    ...pick(match, ['matchId', 'platform', 'startedAt', 'durationSeconds']),
    queue: QUEUES.get(match.queueId) ?? null,
    patch: match.gameVersion.split('.').slice(0, 2).join('.'),
    bans: [...new Set(bans)].filter((championId) => championId > 0),
    participants: participants.map((own) => {
      const findIn = (lane: string | null, isOwnTeam: boolean) =>
        participants.find((each) => each.teamPosition === lane && (each.teamId === own.teamId) === isOwnTeam)
      const partner = PARTNERS.get(own.teamPosition)
      const boots = form === 2 && own.teamPosition === 'BOTTOM' ? [own.roleBoundItem] : []
      return {
        ...pick(own, ['participantId', 'puuid', 'championId', 'win', 'kills', 'deaths', 'assists']),
        gameName: own.riotIdGameName,
        tagLine: own.riotIdTagline,
        playerId: pros.find(({ participantId }) => participantId === own.participantId)?.playerId ?? null,
        lane: own.teamPosition,
        versus: findIn(own.teamPosition, false)?.championId ?? null,
        partner: partner === undefined ? null : (findIn(partner, true)?.championId ?? null),
        gold: own.goldEarned,
        creepScore: creepScoreOf(own),
        vision: own.visionScore,
        damage: own.physicalDamageDealtToChampions + own.magicDamageDealtToChampions + own.trueDamageDealtToChampions,
        items: [...new Set([...own.items.slice(0, 6), ...boots])].filter((item) => item > 0),
        spells: [own.summoner1Id, own.summoner2Id].toSorted((one, other) => one - other).join('-'),
        keystone: own.perks.styles[0]?.selections[0]?.perk ?? null,
        runePage: toRunePage(own),
      }
    }),
  }
}

/** The documents of accounts, and of the players of champions, from the time when accounts were counted. */
export function countAccounts(counted: readonly RecordedMatch[]): Documents {
  const games = counted
    .flatMap(({ match }) => match.participants.map((own) => ({ match, own })))
    .toSorted((one, other) => other.match.startedAt - one.match.startedAt)
  const accountOf = ({ match, own }: Game) => `${match.platform}_${own.puuid}`
  const accounts = groupBy(games, accountOf, (played) => ({
    ...pick(played[0].match, ['platform']),
    puuid: played[0].own.puuid,
    gameName: played[0].own.riotIdGameName,
    tagLine: played[0].own.riotIdTagline,
    seenAt: played[0].match.startedAt,
    games: played.length,
    champions: groupBy(played, ({ own }) => String(own.championId), sumUp),
    oneTrickOf: null,
    oneTrickGames: null,
    matchIds: played.map(({ match }) => match.matchId).toSorted(),
  }))
  const players = groupBy(
    games,
    ({ own }) => String(own.championId),
    (played) => {
      const each = groupBy(played, accountOf, (own) => pick(sumUp(own), ['games', 'wins']))
      return { players: Object.entries(each).map(([account, sums]) => ({ account, ...sums })) }
    },
  )
  return { account_champions: accounts, champion_players: players }
}

/** The document of an account's known history. */
export function toHistory(matches: readonly RecordedMatch[], puuid: string): object {
  const seen = matches
    .toSorted((one, other) => other.match.startedAt - one.match.startedAt)
    .flatMap(({ match }) => match.participants.filter((own) => own.puuid === puuid).map((own) => ({ match, own })))
  return {
    seen: seen.map(({ match, own }) => ({
      ...pick(match, ['matchId', 'startedAt', 'queueId', 'durationSeconds']),
      ...pick(own, ['championId', 'win', 'kills', 'deaths', 'assists']),
      creepScore: creepScoreOf(own),
    })),
    stretches: {},
  }
}

interface Game {
  readonly match: Match
  readonly own: Participant
}

function sumUp(played: readonly Game[]) {
  const sum = (of: (game: Game) => number) => played.reduce((total, game) => total + of(game), 0)
  return {
    games: played.length,
    wins: played.filter(({ own }) => own.win).length,
    kills: sum(({ own }) => own.kills),
    deaths: sum(({ own }) => own.deaths),
    assists: sum(({ own }) => own.assists),
    creepScore: sum(({ own }) => creepScoreOf(own)),
    durationSeconds: sum(({ match }) => match.durationSeconds),
  }
}

function creepScoreOf({ totalMinionsKilled, neutralMinionsKilled }: Participant): number {
  return totalMinionsKilled + neutralMinionsKilled
}

function toRunePage({ perks: { styles, statPerks } }: Participant): string {
  const [main, second] = styles
  const first = main?.selections.map(({ perk }) => perk) ?? []
  const pair = second?.selections.map(({ perk }) => perk).toSorted((one, other) => one - other) ?? []
  const shards = [statPerks.offense, statPerks.flex, statPerks.defense]
  return [main?.style, ...first, second?.style, ...pair, ...shards].join('-')
}

function pick<T extends object>(from: T, fields: readonly (keyof T & string)[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(fields.map((field) => [field, from[field]]))
}

function groupBy<Each, Value>(
  list: readonly Each[],
  keyOf: (each: Each) => string,
  toValue: (group: readonly [Each, ...Each[]]) => Value,
): Readonly<Record<string, Value>> {
  const groups = [...Map.groupBy(list, keyOf)].flatMap(([key, [first, ...others]]): [string, Value][] =>
    first === undefined ? [] : [[key, toValue([first, ...others])]],
  )
  return Object.fromEntries(groups)
}
