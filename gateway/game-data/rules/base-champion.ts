/** Champions of Swarm (3147 to 3947) and of Doom Bots (666xx), with the numbers of the champions that they imitate. */
const BASE_BY_VERSION: ReadonlyMap<number, number> = new Map([
  [3147, 92],
  [3151, 222],
  [3152, 89],
  [3153, 147],
  [3156, 233],
  [3157, 157],
  [3159, 893],
  [3678, 420],
  [3947, 498],
  [66_600, 6],
  [66_602, 42],
  [66_603, 99],
  [66_604, 32],
  [66_605, 31],
  [66_606, 18],
  [66_607, 267],
  [66_608, 64],
  [66_609, 51],
  [66_610, 111],
  [66_611, 57],
  [66_612, 101],
  [66_613, 63],
  [66_614, 62],
  [66_615, 16],
  [66_616, 131],
  [66_617, 222],
  [66_618, 90],
  [66_619, 53],
])

/** Data Dragon's `Jade_` versions of 2026 have the champion's own number plus this one. */
const JADE = 60_000

const MAX_CHAMPIONS = 2000

/** Champion that a mode's own version imitates, such as 222 for Jinx of Swarm, 3151. Returns other numbers unchanged. */
export function baseChampionOf(championId: number): number {
  const known = BASE_BY_VERSION.get(championId)
  if (known !== undefined) return known
  return championId > JADE && championId <= JADE + MAX_CHAMPIONS ? championId - JADE : championId
}

/** Returns the champion's part of a name in a match: `Jinx` for `Strawberry_Jinx`. */
export function baseNameOf(championName: string): string {
  return championName.slice(championName.lastIndexOf('_') + 1)
}
