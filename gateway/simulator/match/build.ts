import items from '../../facts/items.json' with { type: 'json' }
import { hashText, Random } from '../random.ts'
import type { Style } from '../world/champions.ts'
import type { Course, Performance } from './course.ts'
import type { Economy } from './economy.ts'

/** What a player bought and brought along. */
export interface Build {
  /** The six slots and the trinket; 0 is an empty slot. */
  readonly items: readonly number[]
  /** What lies in the slot of the lane's own quest; 0 while it is not done. */
  readonly roleItem: number
  readonly goldSpent: number
  /** Both summoner spells. */
  readonly spells: readonly [number, number]
}

interface Shelf {
  readonly boots: readonly number[]
  /** What a game is begun with. */
  readonly first: number
  /** Finished items. */
  readonly finished: readonly number[]
  /** Parts, for what is left of the gold; dearest first. */
  readonly parts: readonly number[]
}

const PHYSICAL_PARTS = [1038, 3133, 1037, 1053, 1018, 1036, 1042]
const MAGIC_PARTS = [1058, 3145, 3108, 1026, 1052, 2022]
const TOUGH_PARTS = [1011, 1031, 1057, 1028, 1033, 1029]

const SHELVES: Readonly<Record<Style, Shelf>> = {
  marksman: {
    boots: [3006],
    first: 1055,
    finished: [3031, 6672, 3094, 3046, 3085, 3036, 3072, 6676, 3153, 3026, 6673, 3032, 3033, 6675],
    parts: PHYSICAL_PARTS,
  },
  mage: {
    boots: [3020, 3158],
    first: 1056,
    finished: [6655, 6653, 3089, 3157, 4645, 3135, 3118, 2503, 4646, 3116, 3003, 3102, 4628],
    parts: MAGIC_PARTS,
  },
  assassin: {
    boots: [3158, 3111, 3009],
    first: 1055,
    finished: [3142, 6701, 6698, 6696, 3814, 6694, 6699, 6697, 3156, 6695],
    parts: PHYSICAL_PARTS,
  },
  'mage-assassin': {
    boots: [3020],
    first: 1056,
    finished: [3100, 4645, 3157, 3089, 4646, 3135, 3152, 3118, 3102, 4629],
    parts: MAGIC_PARTS,
  },
  fighter: {
    boots: [3047, 3111],
    first: 1055,
    finished: [3078, 6610, 3071, 3053, 6333, 3074, 6631, 3161, 3748, 3073, 3181, 3153, 3156, 3026, 3065],
    parts: PHYSICAL_PARTS,
  },
  'mage-fighter': {
    boots: [3020, 3047, 3111],
    first: 1054,
    finished: [4633, 3115, 6653, 3116, 3157, 3089, 8010, 3100, 4629, 3065],
    parts: MAGIC_PARTS,
  },
  tank: {
    boots: [3047, 3111],
    first: 1054,
    finished: [3068, 3084, 6665, 3075, 3143, 2504, 3083, 3742, 4401, 2502, 6664, 3065, 3110],
    parts: TOUGH_PARTS,
  },
  enchanter: {
    boots: [3158, 3009],
    first: 1056,
    finished: [6617, 2065, 3504, 6616, 3107, 3222, 6620, 6621, 3190, 4005],
    parts: [3113, 3114, 1052, 1004],
  },
}

/** What supports who stand in front buy instead of dear plate. */
const GUARDIAN_ITEMS = [3190, 3109, 3050, 3107, 3002, 3742, 2502, 3110, 3075]

interface Ware {
  /** In gold. */
  readonly price: number
  readonly maps: ReadonlySet<number>
}

const SUPPORT_QUEST = [
  { from: 0, items: [3865] },
  { from: 7, items: [3866] },
  { from: 11, items: [3867] },
  { from: 14, items: [3869, 3870, 3871, 3876, 3877] },
]

const LANE_QUEST = { TOP: 1221, JUNGLE: 1209, MIDDLE: 1206, UTILITY: 1208 }
const LANE_QUEST_DONE = 16
const JUNGLE_PET = 1103

const TRINKETS = { TOP: [3340, 3364], JUNGLE: [3364], MIDDLE: [3340, 3363], BOTTOM: [3363], UTILITY: [3364] }
const BRIDGE_TRINKET = 2052

const FLASH = 4
const SPELLS = {
  TOP: [12, 12, 12, 14, 6],
  JUNGLE: [11],
  MIDDLE: [12, 14, 14, 21, 1],
  BOTTOM: [21, 7, 21, 1, 12],
  UTILITY: [14, 3, 7, 3],
}
const BRIDGE_SPELLS = [32, 32, 14, 6, 3, 7, 13]

const BUILD = hashText('build')
const shop = new Map(
  items.map(({ id, gold, maps }): [number, Ware] => [id, { price: gold ?? 0, maps: new Set<number>(maps) }]),
)

/** Spends what a player earned, as his champion and his lane would have it. */
export function equip({ lobby, minutes }: Course, performance: Performance, { gold }: Economy): Build {
  const random = new Random(lobby.key, BUILD, performance.seat)
  const { lane } = performance.player
  const onRift = lobby.queue.lanes
  const spells = chooseSpells(onRift ? SPELLS[lane] : BRIDGE_SPELLS, random)
  if (performance.absent) return { items: [0, 0, 0, 0, 0, 0, 0], roleItem: 0, goldSpent: 0, spells }

  const shelf = SHELVES[performance.champion.style]
  const questDone = onRift && minutes >= LANE_QUEST_DONE
  const purse = new Purse(gold, lobby.queue.mapId)
  const start = onRift ? firstItem(performance, shelf, minutes, random) : null
  if (start !== null) purse.buy(start)
  const boots = random.pick(shelf.boots)
  const booted = purse.buy(boots) || purse.buy(1001)

  const guardian = onRift && lane === 'UTILITY' && performance.champion.style === 'tank'
  for (const item of random.shuffle(guardian ? GUARDIAN_ITEMS : shelf.finished)) purse.buy(item)
  for (const part of shelf.parts) purse.buy(part)

  // A bottom laner who has done the quest wears his boots in the slot of the quest.
  const inQuestSlot = questDone && lane === 'BOTTOM' && booted ? boots : null
  const bag = random.shuffle(purse.bag.filter((item) => item !== inQuestSlot))
  return {
    items: [...pad(bag), onRift ? random.pick(TRINKETS[lane]) : BRIDGE_TRINKET],
    roleItem: inQuestSlot ?? (questDone && lane !== 'BOTTOM' ? LANE_QUEST[lane] : 0),
    goldSpent: purse.spent,
    spells,
  }
}

/** Gold to spend, and room for six items. */
class Purse {
  readonly bag: number[] = []
  spent = 0
  readonly #gold: number
  readonly #mapId: number

  constructor(gold: number, mapId: number) {
    this.#gold = gold
    this.#mapId = mapId
  }

  /** False when there is no room, not enough gold, or no such item on this map. */
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
    return random.pick(SUPPORT_QUEST.findLast(({ from }) => minutes >= from)?.items ?? [3865])
  }
  if (player.lane === 'JUNGLE') return minutes < 9 ? JUNGLE_PET : null
  return minutes < 24 ? shelf.first : null
}

function chooseSpells(others: readonly number[], random: Random): [number, number] {
  const other = random.pick(others)
  return random.chance(0.5) ? [FLASH, other] : [other, FLASH]
}

function pad(bag: readonly number[]): number[] {
  return Array.from({ length: 6 }, (_, slot) => bag[slot] ?? 0)
}

const finishedItems = new Set([...Object.values(SHELVES).flatMap(({ finished }) => finished), ...GUARDIAN_ITEMS])

/** True for an item that nothing else is made of. */
export function isFinishedItem(id: number): boolean {
  return finishedItems.has(id)
}
