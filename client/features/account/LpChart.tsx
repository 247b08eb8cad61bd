import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { LineChart } from '../../components/LineChart.tsx'
import { APEX_POINTS, DIVISION_POINTS, pointsOnLine, rungOf, stepOnLine, TIER_POINTS } from '../../game/ladder.ts'
import { formatRank } from '../../game/rank-format.ts'
import { useFormat, useMomentFormat } from '../../i18n/useFormat.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { lpAxis, shortEnds, withLastLook } from './lp-axis.ts'
import type { SeenStanding } from './seasons.ts'

interface LpChartProps {
  /** Oldest first; at least two observations in all. */
  readonly seasons: readonly (readonly SeenStanding[])[]
  /** In ISO 8601; null when the account was no longer ranked by the last observation. */
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

/** The rank over time, on one line through all tiers and divisions. */
export function LpChart({ seasons, lookedAt }: LpChartProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const moments = useMomentFormat()
  const locale = useLocale()
  const drawn = seasons.map((season, position) =>
    position === seasons.length - 1 ? withLastLook(season, lookedAt) : season,
  )
  const seen = drawn.flat().map((standing) => ({ standing, points: pointsOnLine(standing) }))
  const [lowest, highest] = [
    seen.toSorted((a, b) => a.points - b.points)[0],
    seen.toSorted((a, b) => b.points - a.points)[0],
  ]
  const [first, last] = [seen[0], seen.at(-1)]
  if (first === undefined || last === undefined || lowest === undefined || highest === undefined) return null

  const wordsOf = ({ standing }: (typeof seen)[number]) => formatRank(standing, t, format)
  // Space is short on a phone: labels repeat the tier above the chart only when there are several.
  const severalSteps = new Set(seen.map(({ standing }) => rungOf(standing))).size > 1
  const noteAt = (look: (typeof seen)[number]) => ({
    x: Date.parse(look.standing.takenAt),
    y: look.points,
    label: severalSteps ? wordsOf(look) : pointsWords(look.standing.leaguePoints),
  })
  const sideOfLast = last.points === highest.points ? 'above' : last.points === lowest.points ? 'below' : null
  const axis = lpAxis(seen.map(({ points }) => points))
  const from = first.standing.takenAt
  const to = last.standing.takenAt
  const [fromWords, toWords] = shortEnds(from, to, locale)

  function pointsWords(points: number): string {
    return t('account.rank.points', { points: format.number(points) })
  }

  function markWords(points: number): string {
    const { tier, division, leaguePoints } = stepOnLine(points)
    if (points > APEX_POINTS || points % DIVISION_POINTS !== 0) return pointsWords(leaguePoints)
    return (points % TIER_POINTS === 0 && axis.step >= TIER_POINTS) || division === null
      ? t(`tiers.${tier}`)
      : `${t(`tiers.${tier}`)} ${division}`
  }

  return (
    <div>
      <LineChart
        label={t('account.rank.history.label', {
          from: moments.dateTime(from),
          to: moments.dateTime(to),
          lowest: wordsOf(lowest),
          highest: wordsOf(highest),
          last: wordsOf(last),
        })}
        x={{ from: Date.parse(from), to: Date.parse(to) }}
        y={axis}
        pieces={drawn.map((season) =>
          season.map((standing) => ({
            x: Date.parse(standing.takenAt),
            y: pointsOnLine(standing),
            title: `${formatRank(standing, t, format)} · ${moments.dateTime(standing.takenAt)}`,
          })),
        )}
        marks={axis.marks.map((points) => ({ y: points, label: markWords(points) }))}
        bands={axis.bands}
        notes={[
          { ...noteAt(last), place: sideOfLast },
          ...(highest.points === last.points ? [] : [{ ...noteAt(highest), place: 'above' as const }]),
          ...(lowest.points === last.points ? [] : [{ ...noteAt(lowest), place: 'below' as const }]),
        ]}
      />
      <div className={styles.ends}>
        <time dateTime={from} suppressHydrationWarning>
          {fromWords}
        </time>
        <time dateTime={to} suppressHydrationWarning>
          {toWords}
        </time>
      </div>
    </div>
  )
}
