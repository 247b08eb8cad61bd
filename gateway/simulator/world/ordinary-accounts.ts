import { LANES } from '../../game-data/rules/lane.ts'
import type { Platform } from '../../shared/region.ts'
import type { Random } from '../random.ts'
import { VETERAN_GAMES } from './accounts.ts'
import type { AccountPlan } from './accounts.ts'

/** The same number per lane, from the lowest tier to the highest. Most play now and then, some daily, some after long absences. */
export function planOrdinaryAccounts(platform: Platform, count: number, random: Random): AccountPlan[] {
  return Array.from({ length: count }, (_, index) => {
    const lane = LANES[index % LANES.length] ?? 'TOP'
    const skill = random.chance(0.35) ? random.within(2750, 3550) : Math.max(120, random.around(1500, 480))
    return { platform, lane, skill, ...chooseLife(index, random) }
  })
}

/** Plans an account that never played a match. */
export function planIdleAccount(platform: Platform, random: Random): AccountPlan {
  return { platform, lane: 'MIDDLE', skill: 0, gamesPerDay: 0, firstLevel: random.whole(1, 4) }
}

/** Each kind of account has its own interval, so that every platform has all kinds and no lane has all of one kind. */
function chooseLife(index: number, random: Random): Partial<AccountPlan> & Pick<AccountPlan, 'gamesPerDay'> {
  if (index % 21 === 3) return { gamesPerDay: random.within(VETERAN_GAMES, VETERAN_GAMES + 2) }
  if (index % 19 === 14) {
    return { gamesPerDay: random.within(0.3, 0.7), skill: random.within(60, 480), firstLevel: random.whole(2, 12) }
  }
  if (index % 11 !== 6) return { gamesPerDay: random.within(2, 7) }

  const cycleDays = random.whole(210, 330)
  const spells = { cycleDays, playedDays: random.whole(40, 80), offsetDays: random.whole(0, cycleDays - 1) }
  return { gamesPerDay: random.within(2, 7), spells }
}
