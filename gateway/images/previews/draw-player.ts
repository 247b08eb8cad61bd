import type { PreviewOfPlayer } from '../rules/preview.ts'
import { drawHead } from './draw-head.ts'
import { drawPlayed } from './draw-played.ts'
import { EDGE, INK, type Sheet, WIDTH } from './sheet.ts'
import type { PreviewWords } from './words.ts'

const CARDS_TOP = 366
const TEAM_WIDTH = 436
const GAP = 24

export async function drawPlayer(sheet: Sheet, player: PreviewOfPlayer, words: PreviewWords): Promise<void> {
  const { name, slug, role, team, champions } = player
  const { shared } = words
  await drawHead(sheet, {
    picture: { kind: 'player', name: slug },
    title: name,
    facts: [team?.code ?? shared('player.freeAgent'), shared(`proScene.roles.${role}`)],
  })
  const x = team === null ? EDGE : EDGE + TEAM_WIDTH + GAP
  await drawPlayed(sheet, champions, words, { x, y: CARDS_TOP, width: WIDTH - EDGE - x })
  if (team === null) return
  sheet.card({ x: EDGE, y: CARDS_TOP, width: TEAM_WIDTH, height: 208 })
  await sheet.picture({ kind: 'team', name: team.code }, EDGE + 24, CARDS_TOP + 34, 140)
  const place = { x: EDGE + 184, maxWidth: TEAM_WIDTH - 184 - 24 }
  sheet.words(team.name, { ...place, y: CARDS_TOP + 108, size: 44, leastSize: 28 })
  sheet.words(team.league.code, { ...place, y: CARDS_TOP + 148, size: 30, weight: 600, colour: INK.second })
}
