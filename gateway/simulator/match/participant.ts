import arenaAugments from '../../game-data/facts/augments.json' with { type: 'json' }
import { FIRST_MAYHEM_AUGMENT } from '../../game-data/rules/mayhem-augment.ts'
import { hashText, Random } from '../random.ts'
import { levelAt } from '../world/accounts.ts'
import { ARAM_MAYHEM, type Queue } from '../world/queues.ts'
import { toChallenges } from './challenges.ts'
import type { Course, Performance } from './course.ts'
import { sumOf } from './damage.ts'
import type { Damage, DamageReport } from './damage.ts'
import { countCasts, countPings } from './pings.ts'
import type { PlayedSeat } from './played-seat.ts'
import { chooseRunes } from './runes.ts'

const DETAILS = hashText('details')
const AUGMENTS = 6
const SECONDS_AN_AUGMENT = 300

/** The older pair of fields for a position on the map. */
const OLD_PLACES = {
  TOP: { lane: 'TOP', role: 'SOLO' },
  JUNGLE: { lane: 'JUNGLE', role: 'NONE' },
  MIDDLE: { lane: 'MIDDLE', role: 'SOLO' },
  BOTTOM: { lane: 'BOTTOM', role: 'CARRY' },
  UTILITY: { lane: 'BOTTOM', role: 'SUPPORT' },
}

/** A participant in the format of match-v5. */
export function toParticipant(course: Course, played: readonly PlayedSeat[], own: PlayedSeat) {
  const { performance, economy, build } = own
  const { lobby, minutes } = course
  const random = new Random(lobby.key, DETAILS, performance.seat)
  return {
    ...toIdentity(course, performance),
    ...toPlace(course, performance),
    ...toEnding(course, performance),
    ...toScore(course, performance),
    ...toObjectives(course, own),
    ...toDamage(own.damage),
    ...toPurchases(own, random),
    ...countPings(course, performance),
    ...countCasts(course, performance, build.spells),
    ...toModeFields(course, performance),
    PlayerBehavior: { PlayerBehavior_IsHeroInCombat: 0 },
    challenges: toChallenges(course, played, own),
    champExperience: economy.experience,
    champLevel: economy.level,
    detectorWardsPlaced: economy.vision.controlWards,
    perks: chooseRunes(lobby, performance.seat, performance.champion),
    sightWardsBoughtInGame: 0,
    timeCCingOthers: Math.round(minutes * random.within(0.2, 1.4)),
    timePlayed: Math.floor(performance.seconds),
    totalTimeCCDealt: Math.round(minutes * random.within(2, 14)),
    visionScore: economy.vision.score,
    visionWardsBoughtInGame: economy.vision.controlWards,
    wardsKilled: economy.vision.wardsKilled,
    wardsPlaced: economy.vision.wardsPlaced,
    ...toMinions(own, random),
  }
}

function toIdentity({ lobby }: Course, { seat, player, champion }: Performance) {
  const { account } = player
  return {
    championId: champion.key,
    // In match data only, this champion's name has a capital in the middle.
    championName: champion.slug === 'Fiddlesticks' ? 'FiddleSticks' : champion.slug,
    championTransform: champion.slug === 'Kayn' ? 1 + (lobby.key % 2) : 0,
    participantId: seat + 1,
    profileIcon: account.profileIconId,
    puuid: account.puuid,
    riotIdGameName: account.gameName,
    riotIdTagline: account.tagLine,
    summonerId: account.summonerId,
    summonerLevel: levelAt(account, lobby.startedAt),
    summonerName: '',
    teamId: player.side,
  }
}

function toPlace({ lobby }: Course, { player, absent }: Performance) {
  if (!lobby.queue.lanes || absent) {
    return { individualPosition: 'Invalid', teamPosition: '', lane: 'NONE', role: 'SUPPORT' }
  }
  return { individualPosition: player.lane, teamPosition: player.lane, ...OLD_PLACES[player.lane] }
}

function toEnding({ lobby }: Course, { won }: Performance) {
  const remake = lobby.ending === 'remake'
  return {
    eligibleForProgression: !remake,
    gameEndedInEarlySurrender: remake,
    gameEndedInSurrender: lobby.ending === 'surrender',
    teamEarlySurrendered: remake && !won,
    win: won,
  }
}

function toScore(course: Course, { score }: Performance) {
  return {
    assists: score.assists,
    deaths: score.deaths,
    doubleKills: score.doubleKills,
    firstBloodAssist: score.firstBloodAssist,
    firstBloodKill: score.firstBloodKill,
    killingSprees: score.killingSprees,
    kills: score.kills,
    largestKillingSpree: score.largestKillingSpree,
    largestMultiKill: score.largestMultiKill,
    longestTimeSpentLiving: score.longestLife,
    pentaKills: score.pentaKills,
    quadraKills: score.quadraKills,
    totalTimeSpentDead: score.secondsDead,
    tripleKills: score.tripleKills,
    unrealKills: 0,
  }
}

function toObjectives({ lobby, objectives }: Course, { performance, damage }: PlayedSeat) {
  const { seat, player, taken, won } = performance
  const enemy = player.side === 100 ? 200 : 100
  const firstTower = objectives.tower.by.find((by) => lobby.seats[by]?.side === objectives.tower.first)
  const nexus = lobby.ending === 'nexus' && lobby.queue.ground !== 'RINGS'
  return {
    baronKills: taken.baron,
    dragonKills: taken.dragon,
    firstTowerAssist: false,
    firstTowerKill: firstTower === seat,
    inhibitorKills: taken.inhibitor,
    inhibitorTakedowns: taken.inhibitor,
    inhibitorsLost: objectives.inhibitor.count[enemy],
    nexusKills: 0,
    nexusLost: nexus && !won ? 1 : 0,
    nexusTakedowns: nexus && won && damage.toBuildings > 0 ? 1 : 0,
    objectivesStolen: 0,
    objectivesStolenAssists: 0,
    turretKills: taken.tower,
    turretTakedowns: taken.tower,
    turretsLost: objectives.tower.count[enemy],
  }
}

function toDamage(report: DamageReport) {
  return {
    damageDealtToBuildings: report.toBuildings,
    damageDealtToEpicMonsters: report.toEpicMonsters,
    damageDealtToObjectives: report.toBuildings + report.toEpicMonsters,
    damageDealtToTurrets: report.toBuildings,
    damageSelfMitigated: report.mitigated,
    ...nameKinds('DamageDealt', report.dealt),
    ...nameKinds('DamageDealtToChampions', report.toChampions),
    ...nameKinds('DamageTaken', report.taken),
    totalDamageShieldedOnTeammates: report.shieldedOnTeammates,
    totalHeal: report.healed,
    totalHealsOnTeammates: report.healedOnTeammates,
    totalUnitsHealed: report.healedOnTeammates > 0 ? 4 : 1,
  }
}

function nameKinds(name: string, damage: Damage) {
  const kinds: readonly (readonly [string, number])[] = [
    ['physical', damage.physical],
    ['magic', damage.magic],
    ['true', damage.true],
    ['total', sumOf(damage)],
  ]
  return Object.fromEntries(kinds.map(([kind, amount]) => [`${kind}${name}`, amount]))
}

function toPurchases({ performance, economy, build, damage }: PlayedSeat, random: Random) {
  const bought = build.items.filter((item) => item !== 0).length
  const consumables = performance.absent ? 0 : random.whole(0, 5)
  return {
    consumablesPurchased: consumables,
    goldEarned: economy.gold,
    goldSpent: build.goldSpent,
    ...Object.fromEntries(build.items.map((item, slot) => [`item${slot}`, item])),
    itemsPurchased: bought * 3 + consumables,
    largestCriticalStrike: performance.champion.style === 'marksman' ? Math.round(damage.dealt.physical / 190) : 0,
    roleBoundItem: build.roleItem,
  }
}

function toMinions({ performance, economy }: PlayedSeat, random: Random) {
  const jungler = performance.player.lane === 'JUNGLE'
  const invaded = Math.round(economy.monsters * (jungler ? random.within(0, 0.2) : random.within(0, 0.5)))
  return {
    neutralMinionsKilled: economy.monsters,
    totalAllyJungleMinionsKilled: economy.monsters - invaded,
    totalEnemyJungleMinionsKilled: invaded,
    totalMinionsKilled: economy.minions,
  }
}

/** Fields that only arena and ARAM: Mayhem fill; zero elsewhere. */
function toModeFields({ lobby }: Course, { seat, player, seconds }: Performance) {
  const { number, place } = player.group ?? { number: 0, place: 0 }
  return {
    ...numberedZeros('PlayerScore', 12, 0),
    PlayerScore0: place,
    missions: numberedZeros('playerScore', 12, 0),
    placement: place,
    ...numberedZeros('playerAugment', AUGMENTS, 1),
    ...chooseAugments(new Random(lobby.key, DETAILS, AUGMENTS, seat), lobby.queue, seconds),
    playerSubteamId: number,
    subteamPlacement: place,
  }
}

/** One augment for every few minutes, in modes that have them. */
function chooseAugments(random: Random, queue: Queue, seconds: number): Record<string, number> {
  const numbers = random.shuffle(listAugments(queue))
  const count = Math.min(AUGMENTS, Math.floor(seconds / SECONDS_AN_AUGMENT))
  return Object.fromEntries(numbers.slice(0, count).map((number, index) => [`playerAugment${index + 1}`, number]))
}

function listAugments({ ground, id }: Queue): number[] {
  const isMayhem = id === ARAM_MAYHEM.id
  if (ground !== 'RINGS' && !isMayhem) return []
  return arenaAugments.map((augment) => augment.id + (isMayhem ? FIRST_MAYHEM_AUGMENT : 0))
}

function numberedZeros(word: string, count: number, from: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${word}${from + index}`, 0]))
}
