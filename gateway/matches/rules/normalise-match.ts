import { LANES } from '../../game-data/rules/lane.ts'
import {
  asObject,
  count,
  flag,
  type LooseObject,
  moment,
  object,
  objects,
  text,
  texts,
} from '../../shared/loose-json.ts'
import { parseMatchId } from '../../shared/match-id.ts'
import type { Platform } from '../../shared/region.ts'
import type {
  Ban,
  Challenges,
  Match,
  MatchOutcome,
  MatchTeam,
  Objective,
  Participant,
  Perks,
  PerkSelection,
  PerkStyle,
  Pings,
} from './match.ts'

const ITEM_FIELDS = ['item0', 'item1', 'item2', 'item3', 'item4', 'item5', 'item6'] as const
const AUGMENT_FIELDS = [1, 2, 3, 4, 5, 6].map((number) => `playerAugment${number}`)
const SPELL_CAST_FIELDS = [1, 2, 3, 4].map((number) => `spell${number}Casts`)
const SUMMONER_CAST_FIELDS = ['summoner1Casts', 'summoner2Casts']

/**
 * Normalises a match-v5 body of any age and mode. A missing or invalid value becomes 0, an empty string, an empty list
 * or false. Throws only `InvalidMatchIdError`, when the body's `metadata.matchId` is not a match id.
 */
export function normaliseMatch(body: unknown): Match {
  const metadata = object(asObject(body), 'metadata')
  const info = object(asObject(body), 'info')
  const { matchId, platform } = parseMatchId(text(metadata, 'matchId'))
  const participants = objects(info, 'participants').map((one, index) => toParticipant(one, index, platform))

  return {
    matchId,
    platform,
    platformId: text(info, 'platformId'),
    outcome: outcomeOf(participants),
    queueId: count(info, 'queueId'),
    gameMode: text(info, 'gameMode'),
    gameType: text(info, 'gameType'),
    gameVersion: text(info, 'gameVersion'),
    mapId: count(info, 'mapId'),
    tournamentCode: text(info, 'tournamentCode'),
    startedAt: moment(info, 'gameStartTimestamp') || moment(info, 'gameCreation'),
    durationSeconds: durationOf(info),
    puuids: texts(metadata, 'participants'),
    participants,
    teams: objects(info, 'teams').map(toTeam),
  }
}

/** `endOfGameResult` is ignored: complete games of June 2024 have `Abort_Unexpected` there. */
function outcomeOf(participants: readonly Participant[]): MatchOutcome {
  if (participants.length === 0) return 'ABORTED'
  return participants.some(({ gameEndedInEarlySurrender }) => gameEndedInEarlySurrender) ? 'REMAKE' : 'PLAYED'
}

/** Until patch 11.20 the duration was in milliseconds, and `gameEndTimestamp` did not exist. */
function durationOf(info: LooseObject): number {
  const duration = count(info, 'gameDuration')
  return moment(info, 'gameEndTimestamp') === 0 ? Math.trunc(duration / 1000) : duration
}

function toParticipant(body: LooseObject, index: number, platform: Platform): Participant {
  const puuid = text(body, 'puuid')
  const bot = puuid === 'BOT'

  return {
    platform,
    participantId: count(body, 'participantId') || index + 1,
    puuid: bot || puuid === '' ? null : puuid,
    bot,
    riotIdGameName: gameNameOf(body),
    riotIdTagline: text(body, 'riotIdTagline'),
    summonerName: text(body, 'summonerName'),
    teamId: count(body, 'teamId'),
    subteamId: count(body, 'playerSubteamId'),
    placement: count(body, 'placement') || count(body, 'subteamPlacement'),
    teamPosition: LANES.find((lane) => lane === body['teamPosition']) ?? null,
    championId: count(body, 'championId'),
    championName: championNameOf(body),
    champLevel: count(body, 'champLevel'),
    champExperience: count(body, 'champExperience'),
    summonerLevel: count(body, 'summonerLevel'),
    profileIcon: count(body, 'profileIcon'),
    win: flag(body, 'win'),
    gameEndedInEarlySurrender: flag(body, 'gameEndedInEarlySurrender'),
    gameEndedInSurrender: flag(body, 'gameEndedInSurrender'),
    kills: count(body, 'kills'),
    deaths: count(body, 'deaths'),
    assists: count(body, 'assists'),
    doubleKills: count(body, 'doubleKills'),
    tripleKills: count(body, 'tripleKills'),
    quadraKills: count(body, 'quadraKills'),
    pentaKills: count(body, 'pentaKills'),
    largestKillingSpree: count(body, 'largestKillingSpree'),
    largestMultiKill: count(body, 'largestMultiKill'),
    firstBloodKill: flag(body, 'firstBloodKill'),
    firstBloodAssist: flag(body, 'firstBloodAssist'),
    firstTowerKill: flag(body, 'firstTowerKill'),
    firstTowerAssist: flag(body, 'firstTowerAssist'),
    longestTimeSpentLiving: count(body, 'longestTimeSpentLiving'),
    totalTimeSpentDead: count(body, 'totalTimeSpentDead'),
    timeCCingOthers: count(body, 'timeCCingOthers'),
    totalMinionsKilled: count(body, 'totalMinionsKilled'),
    neutralMinionsKilled: count(body, 'neutralMinionsKilled'),
    goldEarned: count(body, 'goldEarned'),
    goldSpent: count(body, 'goldSpent'),
    visionScore: count(body, 'visionScore'),
    wardsPlaced: count(body, 'wardsPlaced'),
    wardsKilled: count(body, 'wardsKilled'),
    detectorWardsPlaced: count(body, 'detectorWardsPlaced'),
    visionWardsBoughtInGame: count(body, 'visionWardsBoughtInGame'),
    totalHeal: count(body, 'totalHeal'),
    totalHealsOnTeammates: count(body, 'totalHealsOnTeammates'),
    totalDamageShieldedOnTeammates: count(body, 'totalDamageShieldedOnTeammates'),
    damageSelfMitigated: count(body, 'damageSelfMitigated'),
    damageDealtToBuildings: count(body, 'damageDealtToBuildings'),
    damageDealtToTurrets: count(body, 'damageDealtToTurrets'),
    damageDealtToObjectives: count(body, 'damageDealtToObjectives'),
    turretKills: count(body, 'turretKills'),
    turretTakedowns: count(body, 'turretTakedowns'),
    inhibitorKills: count(body, 'inhibitorKills'),
    inhibitorTakedowns: count(body, 'inhibitorTakedowns'),
    dragonKills: count(body, 'dragonKills'),
    baronKills: count(body, 'baronKills'),
    objectivesStolen: count(body, 'objectivesStolen'),
    objectivesStolenAssists: count(body, 'objectivesStolenAssists'),
    physicalDamageDealt: count(body, 'physicalDamageDealt'),
    magicDamageDealt: count(body, 'magicDamageDealt'),
    trueDamageDealt: count(body, 'trueDamageDealt'),
    physicalDamageDealtToChampions: count(body, 'physicalDamageDealtToChampions'),
    magicDamageDealtToChampions: count(body, 'magicDamageDealtToChampions'),
    trueDamageDealtToChampions: count(body, 'trueDamageDealtToChampions'),
    physicalDamageTaken: count(body, 'physicalDamageTaken'),
    magicDamageTaken: count(body, 'magicDamageTaken'),
    trueDamageTaken: count(body, 'trueDamageTaken'),
    items: ITEM_FIELDS.map((field) => count(body, field)),
    roleBoundItem: count(body, 'roleBoundItem'),
    augments: AUGMENT_FIELDS.map((field) => count(body, field)).filter((augment) => augment > 0),
    summoner1Id: count(body, 'summoner1Id'),
    summoner2Id: count(body, 'summoner2Id'),
    spellCasts: SPELL_CAST_FIELDS.map((field) => count(body, field)),
    summonerSpellCasts: SUMMONER_CAST_FIELDS.map((field) => count(body, field)),
    pings: toPings(body),
    challenges: toChallenges(body),
    perks: toPerks(object(body, 'perks')),
  }
}

/**
 * Before patch 14.5 the game name was in `riotIdName`, which was often empty. Without a tag line there is no Riot ID.
 * In patch 13.22 every `riotIdGameName` was `test`, so the older fields are more reliable then.
 */
function gameNameOf(body: LooseObject): string {
  const riotIdGameName = text(body, 'riotIdGameName')
  const olderName = text(body, 'riotIdName') || text(body, 'summonerName')
  return text(body, 'riotIdTagline') === '' ? olderName || riotIdGameName : riotIdGameName || olderName
}

function toPings(body: LooseObject): Pings {
  return {
    allIn: count(body, 'allInPings'),
    assistMe: count(body, 'assistMePings'),
    bait: count(body, 'baitPings'),
    basic: count(body, 'basicPings'),
    command: count(body, 'commandPings'),
    danger: count(body, 'dangerPings'),
    enemyMissing: count(body, 'enemyMissingPings'),
    enemyVision: count(body, 'enemyVisionPings'),
    getBack: count(body, 'getBackPings'),
    hold: count(body, 'holdPings'),
    needVision: count(body, 'needVisionPings'),
    onMyWay: count(body, 'onMyWayPings'),
    push: count(body, 'pushPings'),
    retreat: count(body, 'retreatPings'),
    visionCleared: count(body, 'visionClearedPings'),
  }
}

function toChallenges(body: LooseObject): Challenges | null {
  if (typeof body['challenges'] !== 'object' || body['challenges'] === null) return null
  const challenges = object(body, 'challenges')
  return {
    soloKills: count(challenges, 'soloKills'),
    turretPlatesTaken: count(challenges, 'turretPlatesTaken'),
    laneMinionsFirst10Minutes: count(challenges, 'laneMinionsFirst10Minutes'),
    jungleCsBefore10Minutes: count(challenges, 'jungleCsBefore10Minutes'),
    maxCsAdvantageOnLaneOpponent: count(challenges, 'maxCsAdvantageOnLaneOpponent'),
    skillshotsHit: count(challenges, 'skillshotsHit'),
    skillshotsDodged: count(challenges, 'skillshotsDodged'),
    saveAllyFromDeath: count(challenges, 'saveAllyFromDeath'),
    epicMonsterSteals: count(challenges, 'epicMonsterSteals'),
    bountyGold: count(challenges, 'bountyGold'),
  }
}

/** Riot's match service and Data Dragon spell one champion differently. */
function championNameOf(body: LooseObject): string {
  const championName = text(body, 'championName')
  return championName === 'FiddleSticks' ? 'Fiddlesticks' : championName
}

function toPerks(body: LooseObject): Perks {
  const statPerks = object(body, 'statPerks')
  return {
    statPerks: {
      offense: count(statPerks, 'offense'),
      flex: count(statPerks, 'flex'),
      defense: count(statPerks, 'defense'),
    },
    styles: objects(body, 'styles').map(toPerkStyle),
  }
}

function toPerkStyle(body: LooseObject): PerkStyle {
  return {
    description: text(body, 'description'),
    style: count(body, 'style'),
    selections: objects(body, 'selections').map(toPerkSelection),
  }
}

function toPerkSelection(body: LooseObject): PerkSelection {
  return {
    perk: count(body, 'perk'),
    var1: count(body, 'var1'),
    var2: count(body, 'var2'),
    var3: count(body, 'var3'),
  }
}

function toTeam(body: LooseObject): MatchTeam {
  const objectives = object(body, 'objectives')
  return {
    teamId: count(body, 'teamId'),
    win: flag(body, 'win'),
    bans: objects(body, 'bans').map(toBan),
    objectives: {
      atakhan: toObjective(object(objectives, 'atakhan')),
      baron: toObjective(object(objectives, 'baron')),
      champion: toObjective(object(objectives, 'champion')),
      dragon: toObjective(object(objectives, 'dragon')),
      horde: toObjective(object(objectives, 'horde')),
      inhibitor: toObjective(object(objectives, 'inhibitor')),
      riftHerald: toObjective(object(objectives, 'riftHerald')),
      tower: toObjective(object(objectives, 'tower')),
    },
  }
}

function toBan(body: LooseObject): Ban {
  return { championId: count(body, 'championId') || -1, pickTurn: count(body, 'pickTurn') }
}

function toObjective(body: LooseObject): Objective {
  return { first: flag(body, 'first'), kills: count(body, 'kills') }
}
