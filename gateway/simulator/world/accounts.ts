import type { Lane } from '../../domain/lane.ts'
import { LANES } from '../../domain/lane.ts'
import type { Platform } from '../../domain/region.ts'
import type { RiotId } from '../../domain/riot-id.ts'
import { mix, Random } from '../random.ts'
import { WORLD_EPOCH } from './calendar.ts'
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
  /** Where its rating tends to: points above Iron IV, 100 a division and 400 a tier; Master begins at 2,800. */
  readonly skill: number
  /** 0 for an account that never plays. */
  readonly gamesPerDay: number
}

/** What an account is made from; a name is invented where none is given. */
export interface AccountPlan {
  readonly platform: Platform
  readonly lane: Lane
  readonly skill: number
  readonly gamesPerDay: number
  readonly gameName?: string
}

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
      firstLevel: Math.round(60 + plan.skill / 20 + random.within(0, 420)),
      lane: plan.lane,
      skill: plan.skill,
      gamesPerDay: plan.gamesPerDay,
    }
    this.#accounts.push(account)
    return account
  }

  #inventRiotId({ platform, gameName }: AccountPlan, random: Random): RiotId {
    for (;;) {
      const riotId = {
        gameName: gameName ?? inventGameName(platform, random),
        tagLine: inventTagLine(platform, random),
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
  const days = Math.max(0, at - WORLD_EPOCH) / 86_400_000
  return account.firstLevel + Math.floor((days * account.gamesPerDay) / 11)
}

/** From 0 for the weakest account to 1 for the best. */
export function abilityOf({ skill }: WorldAccount): number {
  return Math.min(1, Math.max(0, skill / 3800))
}

/** The ordinary accounts of a platform: as many on each lane, from the lowest tier to the highest. */
export function planOrdinaryAccounts(platform: Platform, count: number, random: Random): AccountPlan[] {
  return Array.from({ length: count }, (_, index) => ({
    platform,
    lane: LANES[index % LANES.length] ?? 'TOP',
    skill: random.chance(0.35) ? random.within(2750, 3550) : Math.max(120, random.around(1500, 480)),
    gamesPerDay: random.within(2, 7),
  }))
}

function inventId(random: Random, length: number): string {
  let id = ''
  while (id.length < length) {
    // One draw is good for five characters.
    for (let bits = random.whole(0, 2 ** 30 - 1), i = 0; i < 5; i++, bits >>>= 6) id += ID_CHARACTERS.charAt(bits & 63)
  }
  return id.slice(0, length)
}
