import { shownDivision, type Standing } from '../game/ladder.ts'
import type { Format } from '../i18n/format.ts'
import type { OverlayAccount } from './overlay-api.ts'
import { fillIn, type OverlayWords } from './overlay-words.ts'
import { beginOfDay, compareToday } from './today.ts'

/** Everything that the card shows, as texts and addresses of pictures. */
export interface OverlayView {
  readonly riotId: string
  /** Picture of the tier; null for an unranked account. */
  readonly emblem: string | null
  readonly rank: string
  /** Null in an unranked account. */
  readonly points: string | null
  /** Null before the first known rank. */
  readonly today: OverlayToday | null
  readonly game: OverlayGame | null
}

interface OverlayToday {
  readonly record: string
  /** Null when the points are unknown or unchanged. */
  readonly points: string | null
  readonly direction: 'up' | 'down' | null
}

interface OverlayGame {
  readonly champion: string | null
  readonly picture: string | null
  /** In milliseconds since 1970; null while the game is loading. */
  readonly startedAt: number | null
}

interface Around {
  readonly words: OverlayWords
  readonly format: Format
  readonly now: Date
}

/** Describes an account by its rank in ranked solo/duo, its games of today and its running game. */
export function describeAccount(account: OverlayAccount, { words, format, now }: Around): OverlayView {
  const entry = account.ranks?.entries.find(({ queue }) => queue === 'SOLO')
  const riotId = `${account.gameName}#${account.tagLine}`
  const game = describeGame(account)
  if (entry === undefined) {
    return { riotId, emblem: null, rank: words.tiers.UNRANKED, points: null, today: null, game }
  }
  const snapshots = account.ranks?.histories.find(({ queue }) => queue === 'SOLO')?.snapshots ?? []
  const today = compareToday(entry, snapshots, beginOfDay(now))
  return {
    riotId,
    emblem: `/images/ranks/icons/${entry.tier.toLowerCase()}.png`,
    rank: formatTier(entry, words),
    points: fillIn(words.points, { points: format.number(entry.leaguePoints) }),
    today: today && {
      record: fillIn(words.record, { wins: format.number(today.wins), losses: format.number(today.losses) }),
      ...describePoints(today.points ?? 0, words, format),
    },
    game,
  }
}

function formatTier({ tier, division }: Standing, { tiers }: OverlayWords): string {
  const shown = shownDivision(tier, division)
  return shown === null ? tiers[tier] : `${tiers[tier]} ${shown}`
}

function describePoints(points: number, words: OverlayWords, format: Format): Omit<OverlayToday, 'record'> {
  if (points === 0) return { points: null, direction: null }
  const text = points > 0 ? words.gained : words.points
  return {
    points: fillIn(text, { points: format.number(points).replace('-', '−') }),
    direction: points > 0 ? 'up' : 'down',
  }
}

function describeGame({ puuid, live: { game } }: OverlayAccount): OverlayGame | null {
  if (game === null) return null
  const champion = game.participants.find((participant) => participant.puuid === puuid)?.champion
  return {
    champion: champion?.name?.text ?? null,
    picture: champion?.image ?? null,
    startedAt: game.startedAt === null ? null : new Date(game.startedAt).getTime(),
  }
}
