import type { RiotId } from '../../accounts/rules/riot-id.ts'
import type { Platform } from '../../shared/region.ts'
import { EXAMPLE_KINDS, type ExampleKind } from '../../status/rules/example-account.ts'
import { fractionOf } from '../random.ts'
import { isSmurf } from './accounts.ts'
import type { WorldAccount } from './accounts.ts'
import { isOneTrick, lastingPool } from './champion-pools.ts'
import type { Population } from './population.ts'
import { hidesGames, isHidingRevealed } from './streamer-mode.ts'
import type { World } from './world.ts'

export interface DemoAccount extends RiotId {
  readonly platform: Platform
  readonly kind: ExampleKind
}

/** Points of skill in the middle of Gold. */
const GOLD = 1400

/** Skill is the rating that an account tends to: within this distance, its rank is rarely outside of Gold. */
const GOLD_REACH = 110

interface Wish {
  readonly platforms: readonly Platform[]
  /** Suitable accounts, best first. */
  readonly list: (population: Population, around: readonly WorldAccount[]) => readonly WorldAccount[]
  /** Checks the account's data at the time; costs a ranked season of its bracket. */
  readonly isTrueAt?: (world: World, account: WorldAccount, now: number) => boolean
}

const WISHES: Readonly<Record<ExampleKind, Wish>> = {
  /** The main account of a pro with letters that are not English. */
  PRO: {
    platforms: ['EUW1'],
    list: ({ proPlayers }) =>
      listBusiest(
        proPlayers
          .flatMap(({ accounts }) => accounts.slice(0, 1))
          .filter(({ gameName }) => /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/.test(gameName)),
      ),
  },
  ONE_TRICK: {
    platforms: ['KR', 'EUW1', 'EUN1'],
    list: ({ proPlayers }, around) => {
      const ofPros = new Set(proPlayers.flatMap(({ accounts }) => accounts))
      return around
        .filter((account) => isOneTrick(account) && !hidesGames(account) && !ofPros.has(account))
        .toSorted((one, other) => loyaltyOf(other) - loyaltyOf(one))
    },
  },
  /** Ranks change with every game, so the rank is checked, too. */
  GOLD_JUNGLER: {
    platforms: ['NA1', 'EUW1', 'EUN1', 'BR1', 'KR'],
    list: (_population, around) =>
      around
        .filter((account) => account.lane === 'JUNGLE' && !hidesGames(account) && !isOneTrick(account))
        .toSorted((one, other) => distanceFromGold(one) - distanceFromGold(other)),
    isTrueAt: (world, account, now) =>
      world.listStandings(account, now).some(({ ladder, tier }) => ladder === 'RANKED_SOLO_5x5' && tier === 'GOLD'),
  },
  /** Riot reports that this account hides its running games. Its finished games are public, as with real accounts. */
  HIDDEN: {
    platforms: ['KR', 'EUW1', 'NA1', 'EUN1'],
    list: (_population, around) =>
      listBusiest(around.filter((account) => hidesGames(account) && isHidingRevealed(account))),
  },
}

/** Attempts to find an account whose data is true at the time; at the start of a season no account has a rank. */
const ATTEMPTS = 12

/** Chooses one account of each kind. The choice depends on the seed, and for some kinds on the time. */
export function chooseDemoAccounts(world: World, now: number): readonly DemoAccount[] {
  const { population } = world
  const around = population.accounts.filter((account) => {
    return account.gamesPerDay > 0 && account.spells === null && !isSmurf(account)
  })
  return EXAMPLE_KINDS.flatMap((kind) => {
    const { platforms, list, isTrueAt } = WISHES[kind]
    const suitable = list(population, around).filter(({ gameName }) => !gameName.includes('-'))
    const [first] = platforms
    const candidates = [
      ...suitable.filter(({ platform }) => platform === first),
      ...suitable.filter(({ platform }) => platform !== first && platforms.includes(platform)),
    ]
    const fitting = candidates.slice(0, ATTEMPTS).find((account) => isTrueAt?.(world, account, now) ?? true)
    const chosen = fitting ?? candidates[0]
    return chosen === undefined
      ? []
      : [{ gameName: chosen.gameName, tagLine: chosen.tagLine, platform: chosen.platform, kind }]
  })
}

function listBusiest(accounts: readonly WorldAccount[]): readonly WorldAccount[] {
  return accounts.toSorted((one, other) => other.gamesPerDay - one.gamesPerDay)
}

/** Largest for busy accounts that rarely play another champion or lane. */
function loyaltyOf(account: WorldAccount): number {
  const [first] = lastingPool(account, account.lane)
  return (first?.share ?? 0) - 2 * account.wanderlust + Math.min(account.gamesPerDay, 8) / 10
}

/** Smallest for busy accounts with a skill in the middle of Gold. Seasons begin below the skill, which counts half. */
function distanceFromGold({ skill, key, gamesPerDay }: WorldAccount): number {
  const start = skill - 150 - 150 * fractionOf(key)
  const isFar = Math.abs(skill - GOLD) > GOLD_REACH ? 1000 : 0
  return isFar + Math.abs(skill - GOLD) + Math.max(0, GOLD - 200 - start) / 2 - 20 * gamesPerDay
}
