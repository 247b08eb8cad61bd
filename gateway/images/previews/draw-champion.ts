import type { Rate } from '../../shared/rate.ts'
import type { PreviewOfChampion } from '../rules/preview.ts'
import { drawHead } from './draw-head.ts'
import { EDGE, INK, type Sheet, WIDTH } from './sheet.ts'
import type { PreviewWords } from './words.ts'

const TOP = 366
const HEIGHT = 208
const WIDE = 528
const GAP = 24

/** The words of the champions' classes. */
const TAGS = ['Assassin', 'Fighter', 'Mage', 'Marksman', 'Support', 'Tank'] as const

export async function drawChampion(sheet: Sheet, champion: PreviewOfChampion, words: PreviewWords): Promise<void> {
  const { picture, name, tags, rates } = champion
  const { own, shared, number, percent } = words
  const facts = TAGS.filter((tag) => tags.includes(tag)).map((tag) => shared(`champions.tags.${tag}`))
  const title = name ?? shared('match.unknownChampion', { number: picture.key })
  await drawHead(sheet, { picture, title, facts })
  if (rates === null) {
    sheet.card({ x: EDGE, y: TOP, width: WIDTH - 2 * EDGE, height: HEIGHT })
    sheet.words(own('notCounted'), { x: EDGE + 40, y: TOP + 118, size: 44, weight: 600 })
    return
  }
  const { winRate, pickRate, banRate } = rates
  sheet.card({ x: EDGE, y: TOP, width: WIDE, height: HEIGHT })
  sheet.words(own('winRate'), { x: EDGE + 40, y: TOP + 52, size: 30, weight: 600, colour: INK.second })
  sheet.words(percent(winRate.value), { x: EDGE + 40, y: TOP + 140, size: 96 })
  sheet.words(own('winRateOf', { count: winRate.games, number: number(winRate.games) }), {
    x: EDGE + 40,
    y: TOP + 182,
    size: 30,
    weight: 600,
    colour: INK.second,
    maxWidth: WIDE - 80,
  })
  const narrow = (WIDTH - 2 * EDGE - WIDE - 2 * GAP) / 2
  const drawSmall = (x: number, title: string, rate: Rate) => {
    sheet.card({ x, y: TOP, width: narrow, height: HEIGHT })
    sheet.words(title, { x: x + 32, y: TOP + 52, size: 30, weight: 600, colour: INK.second })
    sheet.words(percent(rate.value), { x: x + 32, y: TOP + 140, size: 64, maxWidth: narrow - 48, leastSize: 40 })
  }
  drawSmall(EDGE + WIDE + GAP, own('pickRate'), pickRate)
  drawSmall(EDGE + WIDE + narrow + 2 * GAP, own('banRate'), banRate)
}
