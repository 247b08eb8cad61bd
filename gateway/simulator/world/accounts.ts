import type { RiotId } from '../../accounts/rules/riot-id.ts'
import type { Lane } from '../../game-data/rules/lane.ts'
import { LANES } from '../../game-data/rules/lane.ts'
import { OPEN_PLATFORMS, type Platform } from '../../shared/region.ts'
import { hashText, mix, Random } from '../random.ts'
import { daysSinceEpoch } from './calendar.ts'
import { foldRiotId, inventGameName, inventTagLine } from './names.ts'

export interface WorldAccount extends RiotId {
  readonly platform: Platform
  readonly puuid: string
  readonly summonerId: string
  /** Seed of everything random about this account. */
  readonly key: number
  readonly profileIconId: number
  /** Level at the start of the world. */
  readonly firstLevel: number
  readonly lane: Lane
  /** Lane of the games that are not on the main lane. */
  readonly secondLane: Lane
  /** Probability of preferring the second lane, 0 to 1. */
  readonly wanderlust: number
  /** Rating that the account tends to: points above Iron IV, 100 per division and 400 per tier; Master begins at 2,800. */
  readonly skill: number
  /** Points by which its rank is too low at the start of a season, and its opponents too weak; 0 for all but smurfs. */
  readonly understated: number
  /** Average over all days, with and without games; 0 for an account that never plays. */
  readonly gamesPerDay: number
  /** Null for an account without long absences. */
  readonly spells: Spells | null
}

/** Periods of play: some weeks of games, then months of absence, and so on. */
export interface Spells {
  /** Days from one return to the next. */
  readonly cycleDays: number
  readonly playedDays: number
  /** Position in the cycle at the start of the world. */
  readonly offsetDays: number
}

export interface AccountPlan {
  readonly platform: Platform
  readonly lane: Lane
  readonly skill: number
  readonly gamesPerDay: number
  readonly gameName?: string
  readonly tagLine?: string
  readonly firstLevel?: number
  readonly understated?: number
  readonly spells?: Spells
}

/** Games per day from which an account is a veteran: it plays on every day, and joins every evening with friends. */
export const VETERAN_GAMES = 9

/** Minimum level for ranked matches. */
export const RANKED_LEVEL = 30

const LANES_PLAYED = hashText('lanes played')
const TRANSFERS = hashText('transfers')
const TRANSFERRED_SHARE = 0.02
const GAMES_A_LEVEL = 11
const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Creates accounts one after the other, with unique Riot IDs. */
export class AccountMaker {
  readonly #seed: number
  readonly #riotIds = new Set<string>()
  readonly #accounts: WorldAccount[] = []

  constructor(seed: number) {
    this.#seed = seed
  }

  /** In the order of creation. */
  get accounts(): readonly WorldAccount[] {
    return this.#accounts
  }

  make(plan: AccountPlan): WorldAccount {
    const key = mix(this.#seed, this.#accounts.length)
    const random = new Random(this.#seed, this.#accounts.length, key)
    const account: WorldAccount = {
      ...this.#inventRiotId(plan, random),
      platform: plan.platform,
      puuid: inventId(random, 78),
      summonerId: inventId(random, 47),
      key,
      profileIconId: random.chance(0.3) ? random.whole(0, 28) : random.whole(4560, 6640),
      firstLevel: plan.firstLevel ?? Math.round(60 + plan.skill / 20 + random.within(0, 420)),
      lane: plan.lane,
      ...chooseSecondLane(plan.lane, key),
      skill: plan.skill,
      understated: plan.understated ?? 0,
      gamesPerDay: plan.gamesPerDay,
      spells: plan.spells ?? null,
    }
    this.#accounts.push(account)
    return account
  }

  #inventRiotId({ platform, gameName, tagLine }: AccountPlan, random: Random): RiotId {
    for (;;) {
      const riotId = {
        gameName: gameName ?? inventGameName(platform, random),
        tagLine: tagLine ?? inventTagLine(platform, random),
      }
      const folded = foldRiotId(riotId)
      if (this.#riotIds.has(folded)) continue
      this.#riotIds.add(folded)
      return riotId
    }
  }
}

export function levelAt(account: WorldAccount, at: number): number {
  return (
    account.firstLevel + Math.floor((daysPlayed(account, daysSinceEpoch(at)) * account.gamesPerDay) / GAMES_A_LEVEL)
  )
}

/** Platform that an account was on before its transfer, where Riot still knows its player; null for most accounts. */
export function formerPlatformOf({ key, platform }: Pick<WorldAccount, 'key' | 'platform'>): Platform | null {
  const random = new Random(key, TRANSFERS)
  return random.chance(TRANSFERRED_SHARE) ? random.pick(OPEN_PLATFORMS.filter((each) => each !== platform)) : null
}

/** False on the days of a long absence. */
export function isAround({ spells, gamesPerDay }: WorldAccount, day: number): boolean {
  if (spells === null) return gamesPerDay > 0
  return (day + spells.offsetDays) % spells.cycleDays < spells.playedDays
}

/** Number of days on which the account was around, among the first `days` of the world. */
function daysPlayed({ spells }: WorldAccount, days: number): number {
  if (spells === null) return days
  const { cycleDays, playedDays, offsetDays } = spells
  const until = (day: number) => Math.floor(day / cycleDays) * playedDays + Math.min(playedDays, day % cycleDays)
  return until(days + offsetDays) - until(offsetDays)
}

function chooseSecondLane(lane: Lane, key: number): Pick<WorldAccount, 'secondLane' | 'wanderlust'> {
  const random = new Random(key, LANES_PLAYED)
  return { secondLane: random.pick(LANES.filter((each) => each !== lane)), wanderlust: random.within(0.02, 0.1) }
}

/** True for the new account of a player who is much better than its rank. */
export function isSmurf({ understated }: WorldAccount): boolean {
  return understated > 0
}

/** Skill that matchmaking assumes. */
export function shownSkillOf({ skill, understated }: WorldAccount): number {
  return skill - understated
}

/** From 0 for the weakest account to 1 for the best. */
export function abilityOf({ skill }: WorldAccount): number {
  return Math.min(1, Math.max(0, skill / 3800))
}

function inventId(random: Random, length: number): string {
  let id = ''
  while (id.length < length) {
    // One draw provides five characters.
    for (let bits = random.whole(0, 2 ** 30 - 1), i = 0; i < 5; i++, bits >>>= 6) id += ID_CHARACTERS.charAt(bits & 63)
  }
  return id.slice(0, length)
}
