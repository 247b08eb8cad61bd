import type { PreviewOfAccount, ShownRank } from '../rules/preview.ts'
import { drawHead } from './draw-head.ts'
import { drawPlayed } from './draw-played.ts'
import { EDGE, INK, type Sheet, WIDTH } from './sheet.ts'
import type { PreviewWords } from './words.ts'

const CARDS_TOP = 366
const RANK_WIDTH = 436
const GAP = 24

/** Tiers without divisions. */
const APEX: ReadonlySet<string> = new Set(['MASTER', 'GRANDMASTER', 'CHALLENGER', 'UNKNOWN'])

export async function drawAccount(sheet: Sheet, account: PreviewOfAccount, words: PreviewWords): Promise<void> {
  const { gameName, tagLine, region, level, profileIconId, rank, champions } = account
  await drawHead(sheet, {
    picture: { kind: 'profile-icon', id: profileIconId },
    title: gameName,
    addition: `#${tagLine}`,
    facts: [region, words.own('level', { level: words.number(level) })],
  })
  await drawRank(sheet, rank, words)
  const x = EDGE + RANK_WIDTH + GAP
  await drawPlayed(sheet, champions, words, { x, y: CARDS_TOP, width: WIDTH - EDGE - x })
}

async function drawRank(sheet: Sheet, rank: ShownRank | null, { own, shared, number }: PreviewWords): Promise<void> {
  sheet.card({ x: EDGE, y: CARDS_TOP, width: RANK_WIDTH, height: 208 })
  const x = EDGE + 184
  const maxWidth = RANK_WIDTH - 184 - 24
  if (rank === null) {
    await sheet.picture({ kind: 'rank', name: 'UNKNOWN' }, EDGE + 24, CARDS_TOP + 34, 140)
    sheet.words(own('noRank'), { x, y: CARDS_TOP + 116, size: 36, weight: 600, maxWidth, leastSize: 24 })
    return
  }
  const { queue, tier, division, figures } = rank
  await sheet.picture({ kind: 'rank', name: tier }, EDGE + 24, CARDS_TOP + 34, 140)
  const name = shared(`tiers.${tier}`)
  const middle = figures === null ? CARDS_TOP + 24 : CARDS_TOP
  if (queue !== 'OTHER') {
    const place = { x, y: middle + 54, size: 28, weight: 600, colour: INK.second, maxWidth, leastSize: 20 } as const
    sheet.words(shared(`queues.${queue}`), place)
  }
  sheet.words(APEX.has(tier) ? name : `${name} ${division}`, { x, y: middle + 102, size: 48, maxWidth, leastSize: 30 })
  if (figures === null) return
  const { leaguePoints, wins, losses } = figures
  const points = { x, y: middle + 142, size: 32, weight: 600, colour: INK.gold, maxWidth } as const
  if (tier !== 'UNKNOWN') sheet.words(own('points', { points: number(leaguePoints) }), points)
  const record = own('record', { wins: number(wins), losses: number(losses) })
  sheet.words(record, { x, y: middle + 180, size: 28, weight: 600, colour: INK.second, maxWidth })
}
