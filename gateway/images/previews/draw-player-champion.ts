import type { PreviewOfPlayerChampion } from '../rules/preview.ts'
import { drawHead } from './draw-head.ts'
import { BESIDE_TEAM, CARDS_TOP, drawTeamCard } from './draw-player.ts'
import { EDGE, INK, type Sheet, WIDTH } from './sheet.ts'
import type { PreviewWords } from './words.ts'

const HEIGHT = 208
const PICTURE = 140

/** Draws a player with a champion and the number of their games on it. */
export async function drawPlayerChampion(
  sheet: Sheet,
  { name, slug, role, team, champion, championName }: PreviewOfPlayerChampion,
  { shared, own, number }: PreviewWords,
): Promise<void> {
  const { picture, games } = champion
  await drawHead(sheet, {
    picture: { kind: 'player', name: slug },
    title: name,
    facts: [team?.code ?? shared('player.freeAgent'), shared(`proScene.roles.${role}`)],
  })
  const left = team === null ? EDGE : BESIDE_TEAM
  sheet.card({ x: left, y: CARDS_TOP, width: WIDTH - EDGE - left, height: HEIGHT })
  await sheet.picture(picture, left + 34, CARDS_TOP + 34, PICTURE)
  const place = { x: left + 34 + PICTURE + 30, maxWidth: WIDTH - EDGE - left - PICTURE - 98 }
  const title = championName ?? shared('match.unknownChampion', { number: picture.key })
  sheet.words(title, { ...place, y: CARDS_TOP + 104, size: 56, leastSize: 32 })
  const played = games === 0 ? own('noChampions') : own('games', { count: games, number: number(games) })
  sheet.words(played, { ...place, y: CARDS_TOP + 156, size: 34, weight: 600, colour: INK.second })
  if (team !== null) await drawTeamCard(sheet, team)
}
