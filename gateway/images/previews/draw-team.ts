import type { PreviewOfTeam } from '../rules/preview.ts'
import { drawHead } from './draw-head.ts'
import { EDGE, INK, type Sheet, WIDTH } from './sheet.ts'
import type { PreviewWords } from './words.ts'

const TOP = 366
const GAP = 16

/** More players than this are left out: their cards would be too narrow for a name. */
const MAX_PLAYERS = 6

export async function drawTeam(sheet: Sheet, { team, roster }: PreviewOfTeam, words: PreviewWords): Promise<void> {
  const { own, shared } = words
  await drawHead(sheet, {
    picture: { kind: 'team', name: team.code },
    title: team.name,
    facts: team.name === team.code ? [team.league.name] : [team.code, team.league.name],
  })
  if (roster.length === 0) {
    sheet.words(own('noRoster'), { x: EDGE, y: TOP + 60, size: 44, weight: 600 })
    return
  }
  const shown = roster.slice(0, MAX_PLAYERS)
  const width = (WIDTH - 2 * EDGE - (Math.max(5, shown.length) - 1) * GAP) / Math.max(5, shown.length)
  for (const [place, { name, slug, role }] of shown.entries()) {
    const x = EDGE + place * (width + GAP)
    const middle = { x: x + width / 2, align: 'center', maxWidth: width - 20 } as const
    sheet.card({ x, y: TOP, width, height: 208 })
    await sheet.picture({ kind: 'player', name: slug }, x + width / 2 - 44, TOP + 24, 88)
    sheet.words(name, { ...middle, y: TOP + 153, size: 36, leastSize: 22 })
    sheet.words(shared(`proScene.roles.${role}`), {
      ...middle,
      y: TOP + 187,
      size: 26,
      weight: 600,
      colour: INK.second,
    })
  }
}
