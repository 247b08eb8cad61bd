import type { PlayedChampion } from '../rules/preview.ts'
import { INK, type Sheet } from './sheet.ts'
import type { PreviewWords } from './words.ts'

const TILE = 88
const STEP = 108

/** Draws a card with the champions that were played most, and their games. */
export async function drawPlayed(
  sheet: Sheet,
  champions: readonly PlayedChampion[],
  { own, number }: PreviewWords,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): Promise<void> {
  sheet.card({ x, y, width, height: 208 })
  sheet.words(own('mostPlayed'), { x: x + 32, y: y + 48, size: 30, weight: 600, colour: INK.second })
  if (champions.length === 0) {
    sheet.words(own('noChampions'), { x: x + 32, y: y + 124, size: 38, weight: 600, maxWidth: width - 64 })
  }
  const shown = champions.slice(0, Math.floor((width - 64 + STEP - TILE) / STEP))
  for (const [place, { picture, games }] of shown.entries()) {
    const left = x + 32 + place * STEP
    await sheet.picture(picture, left, y + 68, TILE)
    const words = own('games', { count: games, number: number(games) })
    sheet.words(words, { x: left + TILE / 2, y: y + 186, size: 26, weight: 600, align: 'center', maxWidth: STEP - 6 })
  }
}
