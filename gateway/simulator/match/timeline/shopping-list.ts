import type { Random } from '../../random.ts'
import { findPrice, JUNGLE_PET, PLAIN_BOOTS } from '../build.ts'
import type { Course } from '../course.ts'
import type { PlayedSeat } from '../played-seat.ts'
import { isFinishedItem, RING_ITEMS, SHELVES, SUPPORT_QUEST } from '../shelves.ts'

/** An item that changes by itself or is used up. */
export interface Change {
  readonly item: number
  /** Milliseconds from the start. */
  readonly at: number
  /** Null for an item that is used up. */
  readonly becomes: number | null
}

export interface ShoppingList {
  /** The starting item; null where there is none. */
  readonly starter: number | null
  readonly changes: readonly Change[]
  /** Time after which the starting item is sold, in milliseconds; null when it is kept or used up. */
  readonly soldAfter: number | null
  readonly potions: number
  /** The first trinket and the one of the final inventory. */
  readonly trinkets: readonly [number, number]
  /** The items to be bought one after the other, with their components. */
  readonly wanted: readonly Wanted[]
  /** Components of the player's style, of which any may be bought by mistake. */
  readonly parts: readonly number[]
}

export interface Wanted {
  readonly item: number
  readonly components: readonly number[]
}

const MINUTE_MS = 60_000
const STEALTH_WARD = 3340
const SUPPORT_STARTER = 3865

/** Shortest match in which trinkets are exchanged, in minutes. */
const TRINKET_MINUTES = 12

/** Most of an item's price that its components may cost. */
const COMPONENT_SHARE = 0.75

/** Adds the items that are gone at the end. */
export function writeShoppingList(course: Course, { build, performance }: PlayedSeat, random: Random): ShoppingList {
  const { ground, mapId } = course.lobby.queue
  const { lane } = performance.player
  const shelf = SHELVES[performance.champion.style]
  const parts = shelf.parts.filter((part) => findPrice(part, mapId) !== null)
  const bag = [...build.items.slice(0, 6), build.roleItem].filter((item) => findPrice(item, mapId) !== null)
  const trinket = build.items.at(-1) ?? 0

  const isBoots = (item: number) => shelf.boots.includes(item) || item === PLAIN_BOOTS
  const isStarter = (item: number) => item === shelf.first || item === JUNGLE_PET || isSupportItem(item)
  const kept = ground === 'RIFT' ? (bag.find(isStarter) ?? null) : null
  const others = bag.filter((item) => item !== kept)
  const finished = random.shuffle(others.filter((item) => isFinishedItem(item) || RING_ITEMS.dear.includes(item)))
  const boots = others.filter(isBoots)
  const rest = others.filter((item) => !finished.includes(item) && !boots.includes(item))
  const early = random.pick([0, 1, 1, 2])
  const order =
    ground === 'RINGS'
      ? [...rest, ...finished]
      : [...finished.slice(0, early), ...boots, ...finished.slice(early), ...byPrice(rest, mapId)]

  const starter =
    ground === 'RIFT' ? (lane === 'UTILITY' ? SUPPORT_STARTER : lane === 'JUNGLE' ? JUNGLE_PET : shelf.first) : null
  const first = ground === 'RIFT' && lane !== 'JUNGLE' && lane !== 'UTILITY' && course.minutes >= TRINKET_MINUTES
  return {
    starter,
    changes: starter === null || starter === kept ? [] : listChanges(starter, kept, random),
    soldAfter: starter === shelf.first && kept === null ? random.within(14, 20) * MINUTE_MS : null,
    potions: starter === null ? 0 : lane === 'JUNGLE' || random.chance(0.4) ? 1 : 2,
    trinkets: [first ? STEALTH_WARD : trinket, trinket],
    wanted: order.map((item) => ({ item, components: chooseComponents(item, isBoots(item), parts, mapId, random) })),
    parts,
  }
}

function isSupportItem(item: number): boolean {
  return SUPPORT_QUEST.some(({ items }) => items.includes(item))
}

function byPrice(items: readonly number[], mapId: number): number[] {
  return items.toSorted((one, other) => (findPrice(other, mapId) ?? 0) - (findPrice(one, mapId) ?? 0))
}

/** The support's item grows with its quest, and a jungler's companion is gone after some minutes. */
function listChanges(starter: number, kept: number | null, random: Random): Change[] {
  if (starter === JUNGLE_PET) return [{ item: starter, at: random.within(10.5, 14) * MINUTE_MS, becomes: null }]
  if (!isSupportItem(starter) || kept === null) return []
  const reached = SUPPORT_QUEST.findIndex(({ items }) => items.includes(kept))
  const stages = SUPPORT_QUEST.slice(0, reached + 1).map(({ items, from }) => ({
    from,
    item: items.includes(kept) ? kept : (items[0] ?? kept),
  }))
  return stages.slice(1).map(({ item, from }, index) => {
    return { item: stages[index]?.item ?? starter, at: Math.round(from * MINUTE_MS), becomes: item }
  })
}

/** Plain boots, or one or two parts of a finished item. */
function chooseComponents(
  item: number,
  boots: boolean,
  parts: readonly number[],
  mapId: number,
  random: Random,
): readonly number[] {
  if (boots) return item === PLAIN_BOOTS ? [] : [PLAIN_BOOTS]
  if (!isFinishedItem(item)) return []
  let left = (findPrice(item, mapId) ?? 0) * COMPONENT_SHARE
  const chosen = random.shuffle(parts).filter((part) => {
    const price = findPrice(part, mapId) ?? Infinity
    if (price > left) return false
    left -= price
    return true
  })
  return chosen.slice(0, 2)
}
