import { creepScoreOf } from '../../matches/rules/creep-score.ts'
import type { Match, Participant } from '../../matches/rules/match.ts'
import { kdaOf } from '../../shared/kda.ts'
import { type Spread, spreadOf } from '../../shared/spread.ts'

/** Maximum number of games that say what is usual, the newest. */
export const MAX_USUAL_GAMES = 20

/** Figures that are compared with the usual ones, in display order. */
export const PLAYER_FIGURES = [
  'KDA',
  'DEATHS',
  'KILL_PARTICIPATION',
  'CREEP_SCORE_PER_MINUTE',
  'GOLD_PER_MINUTE',
  'DAMAGE_PER_MINUTE',
  'DAMAGE_SHARE',
  'VISION_SCORE_PER_MINUTE',
] as const

export type PlayerFigure = (typeof PLAYER_FIGURES)[number]

export type UsualVerdict = 'BETTER' | 'AS_USUAL' | 'WORSE'

/** Figures of one player in one game; null where the game does not have one. A KDA without deaths is infinite. */
export type GameFigures = Readonly<Record<PlayerFigure, number | null>>

/** A figure of a game beside the usual one. */
export interface ComparedFigure {
  readonly figure: PlayerFigure
  readonly value: number
  readonly usual: Spread
  readonly verdict: UsualVerdict
}

export function figuresOf(
  player: Participant,
  { participants, durationSeconds }: Pick<Match, 'participants' | 'durationSeconds'>,
): GameFigures {
  const side = participants.filter(({ teamId }) => teamId === player.teamId)
  const ofSide = (figure: (one: Participant) => number) => side.reduce((sum, one) => sum + figure(one), 0)
  const perMinute = (total: number) => shareOf(total * 60, durationSeconds)
  const damage = damageToChampions(player)
  return {
    KDA: kdaOf(player) ?? Infinity,
    DEATHS: player.deaths,
    KILL_PARTICIPATION: shareOf(
      player.kills + player.assists,
      ofSide(({ kills }) => kills),
    ),
    CREEP_SCORE_PER_MINUTE: perMinute(creepScoreOf(player)),
    GOLD_PER_MINUTE: perMinute(player.goldEarned),
    DAMAGE_PER_MINUTE: perMinute(damage),
    DAMAGE_SHARE: shareOf(damage, ofSide(damageToChampions)),
    VISION_SCORE_PER_MINUTE: perMinute(player.visionScore),
  }
}

/** Compares a game with others of the same player. A figure that the game or too many of the others lack is left out. */
export function compareWithUsual(own: GameFigures, others: readonly GameFigures[]): readonly ComparedFigure[] {
  return PLAYER_FIGURES.flatMap((figure) => {
    const value = own[figure]
    const usual = spreadOf(others.flatMap((each) => each[figure] ?? []))
    if (value === null || usual === null) return []
    return [{ figure, value, usual, verdict: verdictOf(figure, value, usual) }]
  })
}

function verdictOf(figure: PlayerFigure, value: number, { low, high }: Spread): UsualVerdict {
  if (value >= low && value <= high) return 'AS_USUAL'
  return value > high === (figure !== 'DEATHS') ? 'BETTER' : 'WORSE'
}

function damageToChampions(player: Participant): number {
  const { physicalDamageDealtToChampions, magicDamageDealtToChampions, trueDamageDealtToChampions } = player
  return physicalDamageDealtToChampions + magicDamageDealtToChampions + trueDamageDealtToChampions
}

function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}
