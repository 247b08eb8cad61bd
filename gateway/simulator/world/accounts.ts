import type { Lane } from '../../domain/lane.ts'
import { LANES } from '../../domain/lane.ts'
import type { Platform } from '../../domain/region.ts'
import type { RiotId } from '../../domain/riot-id.ts'
import { hashText, mix, Random } from '../random.ts'
import { daysSinceEpoch } from './calendar.ts'
import { foldRiotId, inventGameName, inventTagLine } from './names.ts'

/** An account of the invented world, as it is for ever. */
export interface WorldAccount extends RiotId {
  readonly platform: Platform
  readonly puuid: string
  readonly summonerId: string
  /** What everything that is by chance about this account is worked out from. */
  readonly key: number
  readonly profileIconId: number
  /** Level when the world began. */
  readonly firstLevel: number
  readonly lane: Lane
  /** What it plays when it does not play its own lane. */
  readonly secondLane: Lane
  /** How often it would rather play its second lane, 0 to 1. */
  readonly wanderlust: number
  /** Where its rating tends to: points above Iron IV, 100 a division and 400 a tier; Master begins at 2,800. */
  readonly skill: number
  /** On the days on which it plays and those on which it does not, taken together; 0 for an account that never plays. */
  readonly gamesPerDay: number
  /** Null for who never stays away for long. */
  readonly spells: Spells | null
}

/** Who plays for some weeks, stays away for months, and comes back. */
export interface Spells {
  /** From one return to the next. */
  readonly cycleDays: number
  readonly playedDays: number
  /** How far into a cycle the account was when the world began. */
  readonly offsetDays: number
}

/** What an account is made from; what is not given is invented. */
export interface AccountPlan {
  readonly platform: Platform
  readonly lane: Lane
  readonly skill: number
  readonly gamesPerDay: number
  readonly gameName?: string
  readonly tagLine?: string
  readonly firstLevel?: number
  readonly spells?: Spells
}

/** From so many games a day on somebody lives for the game: no day without it, no evening of friends missed. */
export const VETERAN_GAMES = 9

/** Whoever is below may play no ranked match. */
export const RANKED_LEVEL = 30

const LANES_PLAYED = hashText('lanes played')
const GAMES_A_LEVEL = 11
const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Makes accounts one after the other; no two share a Riot ID. */
export class AccountMaker {
  readonly #seed: number
  readonly #riotIds = new Set<string>()
  readonly #accounts: WorldAccount[] = []

  constructor(seed: number) {
    this.#seed = seed
  }

  /** In the order in which they were made. */
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

/** The level of an account at a moment: it rises with the games it plays. */
export function levelAt(account: WorldAccount, at: number): number {
  return (
    account.firstLevel + Math.floor((daysPlayed(account, daysSinceEpoch(at)) * account.gamesPerDay) / GAMES_A_LEVEL)
  )
}

/** False on the days of a long absence. */
export function isAround({ spells, gamesPerDay }: WorldAccount, day: number): boolean {
  if (spells === null) return gamesPerDay > 0
  return (day + spells.offsetDays) % spells.cycleDays < spells.playedDays
}

/** How many of the first `days` of the world the account was around on. */
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

/** From 0 for the weakest account to 1 for the best. */
export function abilityOf({ skill }: WorldAccount): number {
  return Math.min(1, Math.max(0, skill / 3800))
}

function inventId(random: Random, length: number): string {
  let id = ''
  while (id.length < length) {
    // One draw is good for five characters.
    for (let bits = random.whole(0, 2 ** 30 - 1), i = 0; i < 5; i++, bits >>>= 6) id += ID_CHARACTERS.charAt(bits & 63)
  }
  return id.slice(0, length)
}
