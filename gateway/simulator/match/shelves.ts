import type { Style } from '../world/champions.ts'

/** The items of a style, by Riot's numbers. */
export interface Shelf {
  readonly boots: readonly number[]
  readonly first: number
  readonly finished: readonly number[]
  /** Components for the remaining gold; the most expensive first. */
  readonly parts: readonly number[]
}

const PHYSICAL_PARTS = [1038, 3133, 1037, 1053, 1018, 1036, 1042]
const MAGIC_PARTS = [1058, 3145, 3108, 1026, 1052, 2022]
const TOUGH_PARTS = [1011, 1031, 1057, 1028, 1033, 1029]

export const SHELVES: Readonly<Record<Style, Shelf>> = {
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

/** Items of front-line supports, instead of expensive armour. */
export const GUARDIAN_ITEMS = [3190, 3109, 3050, 3107, 3002, 3742, 2502, 3110, 3075]

/** Support items by the minute from which they are carried; after the quest one of several. */
export const SUPPORT_QUEST = [
  { from: 0, items: [3865] },
  { from: 7, items: [3866] },
  { from: 11, items: [3867] },
  { from: 14, items: [3869, 3870, 3871, 3876, 3877] },
]

/** Items that are sold in the rings, as far as the static data has them. */
export const RING_ITEMS = { dear: [3430, 4010, 4011, 4015, 4016, 4017], cheap: [2049, 2050] }

const finishedItems = new Set([...Object.values(SHELVES).flatMap(({ finished }) => finished), ...GUARDIAN_ITEMS])

/** True for an item that is not a component of another. */
export function isFinishedItem(id: number): boolean {
  return finishedItems.has(id)
}
