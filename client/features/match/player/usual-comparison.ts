import { creepScoreAMinute } from '../../../match/creep-score.ts'
import { kdaOf } from '../../../match/kda.ts'

/** With fewer games, an average is no usual figure. */
const FEWEST_GAMES = 5

/** Smallest share of the usual figure by which another one differs noticeably. */
const NOTICEABLE = 0.1

/** In display order. */
const FIGURES = ['kills', 'deaths', 'assists', 'kda', 'creepScore'] as const

type FigureName = (typeof FIGURES)[number]

/** Judgement of a figure against the usual one. */
export type Verdict = 'better' | 'worse' | 'same'

interface Score {
  readonly kills: number
  readonly deaths: number
  readonly assists: number
}

interface Played extends Score {
  readonly creepScore: number
}

interface Usual extends Score {
  readonly games: number
  /** Null without deaths. */
  readonly kda: number | null
  readonly creepScorePerMinute: number | null
}

/** One figure of the match beside the usual one. A KDA of null is that of games without deaths. */
export interface ComparedFigure {
  readonly name: FigureName
  readonly match: number | null
  readonly usual: number | null
  /** Null when one of both is unknown. */
  readonly verdict: Verdict | null
}

/** True when a record is large enough to say what is usual. */
export const isUsual = ({ games }: { readonly games: number }): boolean => games >= FEWEST_GAMES

export function compareWithUsual(match: Played, durationSeconds: number, usual: Usual): readonly ComparedFigure[] {
  const perGame = (total: number) => total / usual.games
  const values = {
    kills: [match.kills, perGame(usual.kills)],
    deaths: [match.deaths, perGame(usual.deaths)],
    assists: [match.assists, perGame(usual.assists)],
    kda: [kdaOf(match), usual.kda],
    creepScore: [creepScoreAMinute(match.creepScore, durationSeconds), usual.creepScorePerMinute],
  } as const satisfies Record<FigureName, readonly [number | null, number | null]>
  return FIGURES.map((name) => {
    const [now, before] = values[name]
    return { name, match: now, usual: before, verdict: verdictOf(name, now, before) }
  })
}

function verdictOf(name: FigureName, match: number | null, usual: number | null): Verdict | null {
  // Without deaths, the ratio is higher than any number.
  if (name === 'kda') return judge(match ?? Infinity, usual ?? Infinity)
  if (match === null || usual === null) return null
  return name === 'deaths' ? judge(usual, match, usual) : judge(match, usual)
}

/** Judges a figure of which more is better. Differences of less than a tenth of `scale` do not count. */
function judge(figure: number, other: number, scale = other): Verdict {
  if (figure === other || Math.abs(figure - other) < scale * NOTICEABLE) return 'same'
  return figure > other ? 'better' : 'worse'
}
