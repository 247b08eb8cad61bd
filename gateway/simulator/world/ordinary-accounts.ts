import { LANES } from '../../game-data/rules/lane.ts'
import type { Platform } from '../../shared/region.ts'
import type { Random } from '../random.ts'
import { RANKED_LEVEL, VETERAN_GAMES } from './accounts.ts'
import type { AccountPlan } from './accounts.ts'

/** Points by which the rank of a smurf is too low at the start of a season: nearly three tiers. */
const UNDERSTATED = 1100

/** Shown skills of smurfs, with better and with worse players around them. */
const SMURF_SKILLS = { least: 800, most: 1900 }

/** The same number per lane, from the lowest tier to the highest. Most play now and then, some daily, some after long absences. */
export function planOrdinaryAccounts(platform: Platform, count: number, random: Random): AccountPlan[] {
  return Array.from({ length: count }, (_, index) => {
    const lane = LANES[index % LANES.length] ?? 'TOP'
    const skill = random.chance(0.35) ? random.within(2750, 3550) : Math.max(120, random.around(1500, 480))
    const plan = { platform, lane, skill, ...chooseLife(index, random) }
    return index % 23 === 13 && skill >= SMURF_SKILLS.least && skill <= SMURF_SKILLS.most ? toSmurf(plan, index) : plan
  })
}

/** The new account of a better player: the opponents and the first rank stay the same. */
function toSmurf(plan: AccountPlan, index: number): AccountPlan {
  return {
    ...plan,
    skill: plan.skill + UNDERSTATED,
    understated: UNDERSTATED,
    firstLevel: RANKED_LEVEL + (index % 4),
    gamesPerDay: 0.6 + plan.gamesPerDay / 20,
  }
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
