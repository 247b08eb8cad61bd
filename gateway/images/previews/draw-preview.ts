import type { Locale } from '../../../languages.ts'
import type { Preview } from '../rules/preview.ts'
import { drawAccount } from './draw-account.ts'
import { drawChampion } from './draw-champion.ts'
import { drawFrame } from './draw-frame.ts'
import { drawMatch } from './draw-match.ts'
import { drawPlayerChampion } from './draw-player-champion.ts'
import { drawPlayer } from './draw-player.ts'
import { drawTeam } from './draw-team.ts'
import { registerFonts } from './fonts.ts'
import { Sheet } from './sheet.ts'
import { previewWords, type PreviewWords } from './words.ts'

registerFonts()

/** Draws a PNG of 1200 by 630 pixels. */
export async function drawPreview(preview: Preview, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = new Sheet()
  const words = previewWords(locale)
  drawFrame(sheet, preview.kind, words)
  await drawContent(sheet, preview, words)
  return sheet.toPng()
}

function drawContent(sheet: Sheet, preview: Preview, words: PreviewWords): Promise<void> {
  switch (preview.kind) {
    case 'account':
      return drawAccount(sheet, preview, words)
    case 'match':
      return drawMatch(sheet, preview, words)
    case 'player':
      return drawPlayer(sheet, preview, words)
    case 'playerChampion':
      return drawPlayerChampion(sheet, preview, words)
    case 'champion':
      return drawChampion(sheet, preview, words)
    case 'team':
      return drawTeam(sheet, preview, words)
  }
}
