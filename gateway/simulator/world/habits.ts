import { fractionOf, hashText } from '../random.ts'
import { isAround, VETERAN_GAMES } from './accounts.ts'
import type { WorldAccount } from './accounts.ts'
import { likesNights } from './nights.ts'
import type { Night } from './nights.ts'
import { localDayStart, ROUND_MS } from './timetable.ts'

/** A period in which an account plays one match after the other, in milliseconds since 1970. */
export interface Sitting {
  readonly from: number
  readonly until: number
}

const HABITS = hashText('habits')
const DAY = hashText('a day')
const QUESTIONS = { off: 1, mood: 2, length: 3, hour: 4, night: 5 }
const HOUR_MS = 3_600_000
const JOINS_NIGHT = 0.85

/** Compensates for wanted matches that find fewer than nine other players. */
const WANTED_PER_PLAYED = 1.3
const LONGEST_SITTING = 8

/** Factors for the number of games on a day. */
const MOODS = [0.5, 0.8, 1, 1.2, 1.5]

/**
 * The periods in which an account plays on a day of its platform; empty on its days off. The host is the account whose hours it
 * keeps: its own, or those of a friend.
 */
export function listSittings(
  account: WorldAccount,
  day: number,
  night: Night | null,
  host = account,
): readonly Sitting[] {
  if (!isAround(account, day)) return []
  const own = luckOf(host, day, 'off') < daysOff(host) ? [] : planDay(host, day)
  const joins = night !== null && account.gamesPerDay > 1 && likesNights(account, night.kind)
  return joins && luckOf(account, day, 'night') < JOINS_NIGHT ? [...own, night] : own
}

function planDay(account: WorldAccount, day: number): Sitting[] {
  const mood = MOODS[Math.floor(luckOf(account, day, 'mood') * MOODS.length)] ?? 1
  const wanted = (account.gamesPerDay / (1 - daysOff(account))) * mood * WANTED_PER_PLAYED
  const rounds = Math.max(1, Math.floor(wanted + luckOf(account, day, 'length')))
  const evening = usualHour(account) + luckOf(account, day, 'hour') * 1.6 - 0.8
  if (rounds <= LONGEST_SITTING) return [sitDown(account, day, evening, rounds)]

  const later = Math.min(LONGEST_SITTING, Math.ceil(rounds * 0.6))
  const earlier = Math.min(LONGEST_SITTING, rounds - later)
  const afternoon = evening - 1.5 - (earlier * ROUND_MS) / HOUR_MS
  return [sitDown(account, day, afternoon, earlier), sitDown(account, day, evening, later)]
}

/** Random fraction of an account for a day, 0 to 1; each question gets an independent one. */
function luckOf({ key }: WorldAccount, day: number, question: keyof typeof QUESTIONS): number {
  return fractionOf(key, DAY, day, QUESTIONS[question])
}

function sitDown({ platform }: WorldAccount, day: number, hour: number, rounds: number): Sitting {
  const from = localDayStart(platform, day) + hour * HOUR_MS
  return { from, until: from + rounds * ROUND_MS }
}

/** Probability of a day off. Accounts with few games play on few days, with a few matches on each. */
function daysOff({ key, gamesPerDay }: WorldAccount): number {
  if (gamesPerDay >= VETERAN_GAMES) return 0.03
  return Math.max(1 - gamesPerDay / 2.5, 0.1 + 0.3 * fractionOf(HABITS, key, 1))
}

/** Usual start of play, in hours of the platform's day: mostly early in the evening, some in the afternoon, some late. */
function usualHour({ key }: WorldAccount): number {
  const kind = fractionOf(HABITS, key, 2)
  const spread = fractionOf(HABITS, key, 3)
  if (kind < 0.72) return 17 + spread * 3
  return kind < 0.88 ? 13.5 + spread * 2.5 : 20.5 + spread * 2
}
