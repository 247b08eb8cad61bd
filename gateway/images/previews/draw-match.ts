import type { PreviewOfMatch, ShownParticipant } from '../rules/preview.ts'
import { drawTitle } from './draw-head.ts'
import { EDGE, INK, type Sheet } from './sheet.ts'
import type { PreviewWords } from './words.ts'

/** Tiles of two sides: their size, and the distance of their left edges. */
const SIDE_TILE = 92
const SIDE_STEP = 172
const SIDES_LEFT = EDGE + 208
const SIDE_TOPS = [306, 460] as const

/** Tiles of a match without sides. */
const GROUP_TILE = 84
const GROUP_STEP = 118
const IN_ROW = 9

export async function drawMatch(sheet: Sheet, match: PreviewOfMatch, words: PreviewWords): Promise<void> {
  const { queue, queueId, region, durationSeconds, groups } = match
  const title = durationSeconds === null ? words.own('aborted') : words.shared(`queues.${queue}`, { id: queueId })
  drawTitle(sheet, { x: EDGE, y: 214, title })
  const facts = durationSeconds === null ? [region] : [region, toDuration(durationSeconds)]
  sheet.words(facts.join('  ·  '), { x: EDGE, y: 268, size: 40, weight: 600, colour: INK.second })

  const [first, second] = groups
  if (first === undefined) return
  if (second === undefined) {
    await drawGroup(sheet, first)
    return
  }
  await drawSide(sheet, first, { y: SIDE_TOPS[0], name: words.own('blueSide'), colour: INK.win })
  await drawSide(sheet, second, { y: SIDE_TOPS[1], name: words.own('redSide'), colour: INK.loss })
}

interface Side {
  readonly y: number
  readonly name: string
  readonly colour: string
}

async function drawSide(sheet: Sheet, side: readonly ShownParticipant[], { y, name, colour }: Side): Promise<void> {
  sheet.rectangle({ x: EDGE, y, width: 6, height: SIDE_TILE }, colour)
  sheet.words(name, { x: EDGE + 24, y: y + 57, size: 34, colour, maxWidth: SIDES_LEFT - EDGE - 40, leastSize: 24 })
  for (const [place, { picture, name: player, isPro }] of side.entries()) {
    const x = SIDES_LEFT + place * SIDE_STEP
    await sheet.picture(picture, x, y, SIDE_TILE)
    const size = 25
    const maxWidth = SIDE_STEP - 12
    const shown = { x, y: y + SIDE_TILE + 32, size, weight: 600, maxWidth } as const
    if (player !== null) sheet.words(player, { ...shown, colour: isPro ? INK.brand : INK.text })
  }
}

async function drawGroup(sheet: Sheet, group: readonly ShownParticipant[]): Promise<void> {
  for (const [place, { picture }] of group.entries()) {
    const row = Math.floor(place / IN_ROW)
    await sheet.picture(picture, EDGE + (place % IN_ROW) * GROUP_STEP, 326 + row * GROUP_STEP, GROUP_TILE)
  }
}

/** `31:12`, or from one hour on `1:02:03`. */
function toDuration(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = twoDigits(Math.floor(seconds) % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
