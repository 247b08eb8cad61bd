import items from '../../game-data/facts/items.json' with { type: 'json' }
import type { Lane } from '../../game-data/rules/lane.ts'
import { hashText, Random } from '../random.ts'
import type { Lobby } from '../world/lobbies.ts'
import type { Course, Performance } from './course.ts'
import type { Economy } from './economy.ts'
import { GUARDIAN_ITEMS, RING_ITEMS, SHELVES, SUPPORT_QUEST } from './shelves.ts'
import type { Shelf } from './shelves.ts'

export interface Build {
  /** The six slots and the trinket; 0 is an empty slot. */
  readonly items: readonly number[]
  /** Item in the slot of the lane's quest; 0 while the quest is not done. */
  readonly roleItem: number
  readonly goldSpent: number
  readonly spells: readonly [number, number]
}

interface Ware {
  readonly price: number
  readonly maps: ReadonlySet<number>
}

/** Quest item of each lane in its own slot; BOTTOM has boots there. */
const LANE_QUEST = { TOP: 1221, JUNGLE: 1209, MIDDLE: 1206, UTILITY: 1208 }
const LANE_QUEST_DONE = 16
export const JUNGLE_PET = 1103
export const PLAIN_BOOTS = 1001

const TRINKETS = { TOP: [3340, 3364], JUNGLE: [3364], MIDDLE: [3340, 3363], BOTTOM: [3363], UTILITY: [3364] }
const BRIDGE_TRINKET = 2052
const RING_TRINKET = 3348

const [CLEANSE, EXHAUST, FLASH, GHOST, HEAL, SMITE, TELEPORT] = [1, 3, 4, 6, 7, 11, 12]
const [FLEE, RING_FLASH] = [2201, 2202]
const [CLARITY, IGNITE, BARRIER, SNOWBALL] = [13, 14, 21, 32]

/** Choices for the second spell beside Flash. A repeated entry is chosen more often. */
const SPELLS = {
  TOP: [TELEPORT, TELEPORT, TELEPORT, IGNITE, GHOST],
  JUNGLE: [SMITE],
  MIDDLE: [TELEPORT, IGNITE, IGNITE, BARRIER, CLEANSE],
  BOTTOM: [BARRIER, BARRIER, HEAL, CLEANSE, TELEPORT],
  UTILITY: [IGNITE, EXHAUST, EXHAUST, HEAL],
}
const BRIDGE_SPELLS = [SNOWBALL, SNOWBALL, IGNITE, GHOST, EXHAUST, HEAL, CLARITY]

const BUILD = hashText('build')
const shop = new Map(
  items.map(({ id, gold, maps }): [number, Ware] => [id, { price: gold ?? 0, maps: new Set<number>(maps) }]),
)

/** The price of an item in gold; null for an item that is not sold on the map. */
export function findPrice(id: number, mapId: number): number | null {
  const ware = shop.get(id)
  return ware?.maps.has(mapId) === true ? ware.price : null
}

export function equip({ lobby, minutes }: Course, performance: Performance, { gold }: Economy): Build {
  const random = new Random(lobby.key, BUILD, performance.seat)
  const { lane } = performance.player
  if (lobby.queue.ground === 'RINGS') {
    return equipForRings(random, gold, lobby.queue.mapId, chooseSpells(lobby, performance.seat, lane))
  }
  const onRift = lobby.queue.ground === 'RIFT'
  const spells = chooseSpells(lobby, performance.seat, lane, random)
  if (performance.absent) return { items: [0, 0, 0, 0, 0, 0, 0], roleItem: 0, goldSpent: 0, spells }

  const shelf = SHELVES[performance.champion.style]
  const questDone = onRift && minutes >= LANE_QUEST_DONE
  const purse = new Purse(gold, lobby.queue.mapId)
  const start = onRift ? firstItem(performance, shelf, minutes, random) : null
  if (start !== null) purse.buy(start)
  const boots = [random.pick(shelf.boots), PLAIN_BOOTS].find((item) => purse.buy(item)) ?? null
  const guardian = onRift && lane === 'UTILITY' && performance.champion.style === 'tank'
  for (const item of random.shuffle(guardian ? GUARDIAN_ITEMS : shelf.finished)) purse.buy(item)
  for (const part of shelf.parts) purse.buy(part)

  // After the quest, a bottom laner wears the boots in the quest slot.
  const inQuestSlot = questDone && lane === 'BOTTOM' ? boots : null
  const bag = random.shuffle(purse.bag.filter((item) => item !== inQuestSlot))
  return {
    items: [...pad(bag), onRift ? random.pick(TRINKETS[lane]) : BRIDGE_TRINKET],
    roleItem: inQuestSlot ?? (questDone && lane !== 'BOTTOM' ? LANE_QUEST[lane] : 0),
    goldSpent: purse.spent,
    spells,
  }
}

/** In the rings the most expensive items are bought first. */
function equipForRings(random: Random, gold: number, mapId: number, spells: Build['spells']): Build {
  const purse = new Purse(gold, mapId)
  for (const item of [...random.shuffle(RING_ITEMS.dear), ...random.shuffle(RING_ITEMS.cheap)]) purse.buy(item)
  return {
    items: [...pad(random.shuffle(purse.bag)), RING_TRINKET],
    roleItem: 0,
    goldSpent: purse.spent,
    spells,
  }
}

class Purse {
  readonly bag: number[] = []
  spent = 0
  readonly #gold: number
  readonly #mapId: number

  constructor(gold: number, mapId: number) {
    this.#gold = gold
    this.#mapId = mapId
  }

  /** Buys an item. False when there is no room, not enough gold, or no such item on this map. */
  buy(id: number): boolean {
    const ware = shop.get(id)
    const fits = this.bag.length < 6 && !this.bag.includes(id)
    if (ware === undefined || !fits || !ware.maps.has(this.#mapId) || this.spent + ware.price > this.#gold) return false
    this.bag.push(id)
    this.spent += ware.price
    return true
  }
}

function firstItem({ player }: Performance, shelf: Shelf, minutes: number, random: Random): number | null {
  if (player.lane === 'UTILITY') {
    return random.pick(SUPPORT_QUEST.findLast(({ from }) => minutes >= from)?.items ?? [])
  }
  if (player.lane === 'JUNGLE') return minutes < 9 ? JUNGLE_PET : null
  return minutes < 24 ? shelf.first : null
}

/** The summoner spells of a seat; in the rings all players have the same two. */
export function chooseSpells(
  { key, queue: { ground } }: Lobby,
  seat: number,
  lane: Lane,
  random = new Random(key, BUILD, seat),
): Build['spells'] {
  if (ground === 'RINGS') return random.chance(0.5) ? [FLEE, RING_FLASH] : [RING_FLASH, FLEE]
  const other = random.pick(ground === 'RIFT' ? SPELLS[lane] : BRIDGE_SPELLS)
  return random.chance(0.5) ? [FLASH, other] : [other, FLASH]
}

function pad(bag: readonly number[]): number[] {
  return Array.from({ length: 6 }, (_, slot) => bag[slot] ?? 0)
}
