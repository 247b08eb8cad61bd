import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import type { Champion } from '../../gateway/simulator/world/champions.ts'
import type { Lobby, Seat } from '../../gateway/simulator/world/lobbies.ts'
import { choosePicks } from '../../gateway/simulator/world/picks.ts'
import { World } from '../../gateway/simulator/world/world.ts'
import { NOON } from './riot-world.ts'

/** A match from the view of one account. */
export interface Lived extends Lobby {
  readonly own: Seat
  readonly won: boolean
}

/** The latest matches of an account, newest first. */
export interface History {
  readonly account: WorldAccount
  readonly matches: readonly Lived[]
}

export const SEEDS = ['test', 'lanewatch', 'another world']

export const worlds = SEEDS.map((seed) => new World(seed))

/** Reads the newest matches of an account; all of the stored year without a count. */
export function readHistory(world: World, account: WorldAccount, count = 10_000, now = NOON): History {
  const matches = world.listMatches(account, now, { start: 0, count }).flatMap((lobby): Lived[] => {
    const own = lobby.seats.find((seat) => seat.account === account)
    return own === undefined ? [] : [{ ...lobby, own, won: own.side === lobby.winner }]
  })
  return { account, matches }
}

/** Reads the newest matches of every n-th matching account of all worlds. */
export function readHistories(
  every: number,
  count: number,
  isMeant: (account: WorldAccount) => boolean,
): readonly History[] {
  return worlds.flatMap((world) => {
    const meant = world.population.accounts.filter(isMeant)
    return meant.filter((_, index) => index % every === 0).map((account) => readHistory(world, account, count))
  })
}

/** Returns the champion of the account in its match. */
export function championOf({ own, ...lobby }: Lived): Champion {
  const champion = choosePicks(lobby)[lobby.seats.indexOf(own)]
  if (champion === undefined) throw new Error('a seat without a champion')
  return champion
}

export const isPlayed = ({ ending }: Lived) => ending !== 'remake'
export const isOnRift = ({ queue }: Lived) => queue.ground === 'RIFT'

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

/** Returns the share of matching entries in a list, 0 to 1. */
export function shareOf<T>(list: readonly T[], isMeant: (entry: T) => boolean): number {
  return list.filter(isMeant).length / list.length
}
