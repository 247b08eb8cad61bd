import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { LineChart } from '../../components/LineChart.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { lpAxis } from './lp-axis.ts'
import { APEX_POINTS, pointsOnLine, stepOnLine, TIER_POINTS } from './ladder.ts'
import { standingWords } from './rank-words.ts'
import type { SeenStanding } from './seasons.ts'

interface LpChartProps {
  /** What was seen, season by season, oldest first; at least two looks in all. */
  readonly seasons: readonly (readonly SeenStanding[])[]
  /** Until when the last standing is known to have held, in ISO 8601; null when it was not seen any more. */
  readonly lookedAt: string | null
}

const useStyles = makeStyles({
  ends: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The standing over time on one line through all tiers and divisions. */
export function LpChart({ seasons, lookedAt }: LpChartProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const seen = seasons.flat().map((standing) => ({ standing, points: pointsOnLine(standing) }))
  const [lowest, highest] = [
    seen.toSorted((a, b) => a.points - b.points)[0],
    seen.toSorted((a, b) => b.points - a.points)[0],
  ]
  const [first, last] = [seen[0], seen.at(-1)]
  if (first === undefined || last === undefined || lowest === undefined || highest === undefined) return null

  const wordsOf = ({ standing }: (typeof seen)[number]) => standingWords(standing, t, format)
  const axis = lpAxis(seen.map(({ points }) => points))
  const from = first.standing.takenAt
  const to = lookedAt === null || lookedAt < last.standing.takenAt ? last.standing.takenAt : lookedAt

  function markWords(points: number): string {
    const { tier, division, leaguePoints } = stepOnLine(points)
    if (points > APEX_POINTS) return t('account.rank.points', { points: format.number(leaguePoints) })
    return (points % TIER_POINTS === 0 && axis.step >= TIER_POINTS) || division === null
      ? t(`tiers.${tier}`)
      : `${t(`tiers.${tier}`)} ${division}`
  }

  return (
    <div>
      <LineChart
        label={t('account.rank.history.label', {
          from: format.dateTime(from),
          to: format.dateTime(to),
          lowest: wordsOf(lowest),
          highest: wordsOf(highest),
          last: wordsOf(last),
        })}
        x={{ from: Date.parse(from), to: Date.parse(to) }}
        y={axis}
        pieces={seasons.map((season) =>
          season.map((standing) => ({
            x: Date.parse(standing.takenAt),
            y: pointsOnLine(standing),
            title: `${standingWords(standing, t, format)} · ${format.dateTime(standing.takenAt)}`,
          })),
        )}
        marks={axis.marks.map((points) => ({ y: points, label: markWords(points) }))}
        bands={axis.bands}
        notes={[
          { x: Date.parse(highest.standing.takenAt), y: highest.points, label: wordsOf(highest), place: 'above' },
          ...(lowest.points === highest.points
            ? []
            : [
                {
                  x: Date.parse(lowest.standing.takenAt),
                  y: lowest.points,
                  label: wordsOf(lowest),
                  place: 'below' as const,
                },
              ]),
        ]}
      />
      <div className={styles.ends}>
        <time dateTime={from} suppressHydrationWarning>
          {format.dateTime(from)}
        </time>
        <time dateTime={to} suppressHydrationWarning>
          {format.dateTime(to)}
        </time>
      </div>
    </div>
  )
}
