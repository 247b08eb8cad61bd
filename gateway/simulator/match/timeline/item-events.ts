import { hashText, Random } from '../../random.ts'
import { findPrice } from '../build.ts'
import type { Course } from '../course.ts'
import type { PlayedSeat } from '../played-seat.ts'
import { Basket } from './basket.ts'
import type { Deaths } from './deaths.ts'
import type { Gains } from './growth.ts'
import { writeShoppingList } from './shopping-list.ts'
import type { ShoppingList } from './shopping-list.ts'
import { listVisits } from './visits.ts'
import type { Visit } from './visits.ts'

const ITEMS = hashText('timeline-items')
const POTION = 2003
const CONTROL_WARD = 2055
const MISTAKE_CHANCE = 0.05

/** Time at which the first trinket is exchanged. */
const EXCHANGE_MS = 9.5 * 60_000

interface Shopper {
  readonly basket: Basket
  readonly list: ShoppingList
  readonly mapId: number
  readonly random: Random
  bought: number
  wardsLeft: number
  exchanged: boolean
}

/** The purchases leave the inventory of the match body; at each frame the items held cost at most the gold earned. */
export function listItemEvents(
  course: Course,
  own: PlayedSeat,
  times: readonly number[],
  gains: readonly Gains[],
  deaths: Deaths,
) {
  const { performance, economy } = own
  if (performance.absent) return []
  const { mapId } = course.lobby.queue
  const random = new Random(course.lobby.key, ITEMS, performance.seat)
  const list = writeShoppingList(course, own, random)
  const wardsLeft = findPrice(CONTROL_WARD, mapId) === null ? 0 : economy.vision.controlWards
  const basket = new Basket(performance.seat + 1, mapId)
  const shopper: Shopper = { basket, list, mapId, random, bought: 0, wardsLeft, exchanged: false }
  for (const visit of listVisits(course, performance, times, gains, deaths, random)) shop(shopper, visit)
  return basket.events
}

function shop(shopper: Shopper, visit: Visit): void {
  const { basket, list, random } = shopper
  if (visit.last) basket.settle(visit.at, () => true)
  else basket.settle(visit.at)
  let now = visit.at
  const next = () => (now = Math.min(visit.until, now + random.whole(150, 1200)))
  if (visit.first) start(shopper, visit, next)
  exchangeTrinket(shopper, visit, next)
  if (list.soldAfter !== null && (visit.last || visit.at >= list.soldAfter)) sellStarter(shopper, next)
  if (!visit.first && !visit.last && random.chance(MISTAKE_CHANCE)) regret(shopper, visit, next)
  buyWanted(shopper, visit, next)
  if (!visit.first && !visit.last) buyWard(shopper, visit, next)
  buyComponents(shopper, visit, next)
}

type Next = () => number

function start({ basket, list, mapId, random }: Shopper, { gold }: Visit, next: Next): void {
  const buys = (item: number) => basket.value + (findPrice(item, mapId) ?? Infinity) <= gold
  if (list.starter !== null && buys(list.starter)) {
    basket.buy(list.starter, next())
    basket.plan(...list.changes)
  }
  for (let potion = 0; potion < list.potions && buys(POTION); potion++) {
    basket.buy(POTION, next())
    basket.plan({ item: POTION, at: random.within(60, 110) * 1000 * (potion + 1), becomes: null })
  }
  basket.takeTrinket(list.trinkets[0], next(), null)
}

function exchangeTrinket(shopper: Shopper, { at, last }: Visit, next: Next): void {
  const [first, final] = shopper.list.trinkets
  if (first === final || shopper.exchanged || (at < EXCHANGE_MS && !last)) return
  shopper.basket.takeTrinket(final, next(), first)
  shopper.exchanged = true
}

function sellStarter({ basket, list }: Shopper, next: Next): void {
  if (list.starter !== null && list.soldAfter !== null && basket.holds(list.starter)) basket.sell(list.starter, next())
}

function regret({ basket, list, mapId, random }: Shopper, { gold }: Visit, next: Next): void {
  const affordable = list.parts.filter((part) => basket.value + (findPrice(part, mapId) ?? Infinity) <= gold)
  if (affordable.length === 0 || !basket.hasRoom) return
  basket.buyByMistake(random.pick(affordable), next(), next())
}

/** Buys the wanted items one after the other, as far as the gold lasts. */
function buyWanted(shopper: Shopper, { gold }: Visit, next: Next): void {
  const { basket, list, mapId } = shopper
  for (const { item, components } of list.wanted.slice(shopper.bought)) {
    const used = components.filter((part) => basket.holds(part))
    const saved = used.reduce((sum, part) => sum + (findPrice(part, mapId) ?? 0), 0)
    if (basket.value - saved + (findPrice(item, mapId) ?? 0) > gold) return
    const now = next()
    if (!basket.hasRoom && used.length === 0) sellStarter(shopper, () => now)
    if (!basket.hasRoom && used.length === 0) basket.settle(now, ({ becomes }) => becomes === null)
    basket.buy(item, now, used)
    shopper.bought += 1
  }
}

function buyComponents({ basket, list, bought, mapId }: Shopper, { gold }: Visit, next: Next): void {
  for (const part of list.wanted[bought]?.components ?? []) {
    const affordable = basket.value + (findPrice(part, mapId) ?? Infinity) <= gold
    if (affordable && basket.hasRoom && !basket.holds(part)) basket.buy(part, next())
  }
}

function buyWard(shopper: Shopper, { gold, at }: Visit, next: Next): void {
  const { basket, mapId, random } = shopper
  const affordable = basket.value + (findPrice(CONTROL_WARD, mapId) ?? Infinity) <= gold
  if (shopper.wardsLeft === 0 || !affordable || !basket.hasRoom) return
  basket.buy(CONTROL_WARD, next())
  basket.plan({ item: CONTROL_WARD, at: at + random.within(15_000, 30_000), becomes: null })
  shopper.wardsLeft -= 1
}
