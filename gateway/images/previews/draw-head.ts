import type { PictureSubject } from '../rules/picture-subject.ts'
import { EDGE, INK, type Sheet, WIDTH } from './sheet.ts'

const PICTURE_SIZE = 168
const TOP = 144

interface Head {
  readonly picture: PictureSubject
  readonly title: string
  /** Continues the title in a weaker colour. */
  readonly addition?: string
  readonly facts: readonly string[]
}

/** Draws the picture of a subject with its name beside it. */
export async function drawHead(sheet: Sheet, { picture, title, addition = '', facts }: Head): Promise<void> {
  await sheet.picture(picture, EDGE, TOP, PICTURE_SIZE)
  const x = EDGE + PICTURE_SIZE + 36
  drawTitle(sheet, { x, y: TOP + 96, title, addition })
  sheet.words(facts.join('  ·  '), {
    x,
    y: TOP + 152,
    size: 40,
    weight: 600,
    colour: INK.second,
    maxWidth: WIDTH - EDGE - x,
    leastSize: 28,
  })
}

interface Title {
  readonly x: number
  readonly y: number
  readonly title: string
  readonly addition?: string
}

/** A long title becomes smaller, and its addition too. */
export function drawTitle(sheet: Sheet, { x, y, title, addition = '' }: Title): void {
  const width = WIDTH - EDGE - x
  const whole = addition === '' ? title : `${title} ${addition}`
  const size = Math.max(56, Math.min(100, Math.floor((100 * width) / Math.max(1, sheet.widthOf(whole, 100)))))
  const room = addition === '' ? 0 : sheet.widthOf(` ${addition}`, size)
  const end = sheet.words(title, { x, y, size, maxWidth: width - room })
  if (addition !== '') sheet.words(` ${addition}`, { x: end, y, size, colour: INK.third })
}
