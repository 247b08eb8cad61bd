import { mix } from '../random.ts'
import type { WorldAccount } from '../world/accounts.ts'
import type { Mastery } from '../world/masteries.ts'
import { getLocalAccount, getNumber } from './ask.ts'
import type { PlatformAsk } from './ask.ts'

/** Points at which each level begins. Every level after the last takes as many points as the last one. */
const LEVELS = [0, 1800, 6000, 12_600, 21_600, 31_600, 42_600, 53_600, 64_600, 75_600]
const POINTS_A_LEVEL = 11_000

/** `/lol/champion-mastery/v4/champion-masteries/by-puuid/{puuid}` */
export async function answerMasteries(ask: PlatformAsk) {
  const account = getLocalAccount(ask)
  const preparation = ask.world.prepareMasteries(account, ask.now)
  // Yields to the event loop, because counting years of matches takes long.
  while (preparation.next().done !== true) await new Promise((resolve) => setImmediate(resolve))
  return ask.world.listMasteries(account, ask.now).map((mastery) => toMastery(account, mastery))
}

/** `/lol/champion-mastery/v4/champion-masteries/by-puuid/{puuid}/top` */
export async function answerTopMasteries(ask: PlatformAsk) {
  const masteries = await answerMasteries(ask)
  return masteries.slice(0, getNumber(ask, 'count', { from: 1, to: 1000 }) ?? 3)
}

function toMastery({ puuid, key }: WorldAccount, { champion, points, lastPlayedAt }: Mastery) {
  const level = levelOf(points)
  return {
    puuid,
    championId: champion.key,
    championLevel: level,
    championPoints: points,
    lastPlayTime: Math.floor(lastPlayedAt),
    championPointsSinceLastLevel: points - pointsAt(level),
    championPointsUntilNextLevel: pointsAt(level + 1) - points,
    markRequiredForNextLevel: level < 10 ? 1 : 2,
    tokensEarned: mix(key, champion.key) % 2,
    championSeasonMilestone: Math.min(4, Math.floor(level / 5)),
    nextSeasonMilestone: {
      requireGradeCounts: level < 10 ? { 'A-': 1 } : { 'S-': 1 },
      rewardMarks: 1,
      bonus: false,
      totalGamesRequires: 1,
    },
  }
}

function levelOf(points: number): number {
  const last = LEVELS.length
  return points < pointsAt(last)
    ? LEVELS.findLastIndex((from) => points >= from) + 1
    : last + Math.floor((points - pointsAt(last)) / POINTS_A_LEVEL)
}

function pointsAt(level: number): number {
  return LEVELS[level - 1] ?? pointsAt(LEVELS.length) + (level - LEVELS.length) * POINTS_A_LEVEL
}
