import type { PreviewOfPlayer, ShownTeam } from '../rules/preview.ts'
import { drawHead } from './draw-head.ts'
import { drawPlayed } from './draw-played.ts'
import { EDGE, INK, type Sheet, WIDTH } from './sheet.ts'
import type { PreviewWords } from './words.ts'

/** Top of the cards below the name. */
export const CARDS_TOP = 366
const TEAM_WIDTH = 436
const GAP = 24

/** Left edge of what is beside the card of the team. */
export const BESIDE_TEAM = EDGE + TEAM_WIDTH + GAP

export async function drawPlayer(sheet: Sheet, player: PreviewOfPlayer, words: PreviewWords): Promise<void> {
  const { name, slug, role, team, champions } = player
  const { shared } = words
  await drawHead(sheet, {
    picture: { kind: 'player', name: slug },
    title: name,
    facts: [team?.code ?? shared('player.freeAgent'), shared(`proScene.roles.${role}`)],
  })
  const x = team === null ? EDGE : BESIDE_TEAM
  await drawPlayed(sheet, champions, words, { x, y: CARDS_TOP, width: WIDTH - EDGE - x })
  if (team !== null) await drawTeamCard(sheet, team)
}

/** Draws the card of a player's team, at the left edge. */
export async function drawTeamCard(sheet: Sheet, team: ShownTeam): Promise<void> {
  sheet.card({ x: EDGE, y: CARDS_TOP, width: TEAM_WIDTH, height: 208 })
  await sheet.picture({ kind: 'team', name: team.code }, EDGE + 24, CARDS_TOP + 34, 140)
  const place = { x: EDGE + 184, maxWidth: TEAM_WIDTH - 184 - 24 }
  sheet.words(team.name, { ...place, y: CARDS_TOP + 108, size: 44, leastSize: 28 })
  sheet.words(team.league.code, { ...place, y: CARDS_TOP + 148, size: 30, weight: 600, colour: INK.second })
}
