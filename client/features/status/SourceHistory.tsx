import { makeStyles, tokens } from '@fluentui/react-components'
import { useNow } from '../../components/useNow.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import type { SourceHistoriesQuery } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { useStatusWords } from './useStatusWords.ts'

export type SampledDay = SourceHistoriesQuery['status']['sources'][number]['history'][number]

const DAY_MS = 24 * 60 * 60_000
const DAYS = 90

/** Share of samples without an answer from which a day is shown as an outage, about fifteen minutes. */
const OUTAGE = 0.01

/** Width of a day and its gap, and height of the strip, in units of the drawing. */
const STEP = 4
const BAR = 3
const HEIGHT = 20

const useStyles = makeStyles({
  root: { gridColumn: '1 / -1', display: 'grid', gap: '2px', paddingBottom: '2px' },
  strip: { display: 'block', width: '100%', height: `${HEIGHT}px` },
  none: { fill: tokens.colorNeutralStroke2 },
  well: { fill: tokens.colorBrandForeground1 },
  limited: { fill: ownTokens.gold },
  outage: { fill: ownTokens.loss },
  words: {
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

interface SourceHistoryProps {
  /** Name of the source. */
  readonly name: string
  /** Days with samples, oldest first. */
  readonly days: readonly SampledDay[]
}

/** A bar for each of the last 90 days in UTC, and the share of the samples in which the source answered. */
export function SourceHistory({ name, days }: SourceHistoryProps) {
  const styles = useStyles()
  const words = useStatusWords()
  const format = useFormat()
  const today = useNow(DAY_MS)
  const byDate = new Map(days.map((day) => [day.date, day]))
  const share = format.percent(availabilityOf(days), 2)
  const isEmpty = days.length === 0
  return (
    <div className={styles.root}>
      <VisuallyHidden>
        {isEmpty ? words('history.nothing') : words('history.label', { name, share, days: days.length })}
      </VisuallyHidden>
      <svg
        className={styles.strip}
        viewBox={`0 0 ${DAYS * STEP - (STEP - BAR)} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {Array.from({ length: DAYS }, (_, index) => {
          const date = new Date(today - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10)
          const day = byDate.get(date)
          return (
            <rect key={date} className={styles[kindOf(day)]} x={index * STEP} width={BAR} height={HEIGHT} rx={1}>
              <title>
                {day === undefined
                  ? words('history.none', { date })
                  : words('history.day', { date, share: format.percent(availabilityOf([day]), 2) })}
              </title>
            </rect>
          )
        })}
      </svg>
      <div className={styles.words} aria-hidden>
        <span>{words('history.from')}</span>
        <span>{isEmpty ? words('history.nothing') : words('history.share', { share })}</span>
        <span>{words('history.to')}</span>
      </div>
    </div>
  )
}

function kindOf(day: SampledDay | undefined): 'none' | 'well' | 'limited' | 'outage' {
  if (day === undefined) return 'none'
  if (1 - availabilityOf([day]) >= OUTAGE) return 'outage'
  return day.down + day.degraded > 0 ? 'limited' : 'well'
}

/** Share of the samples with an answer, rounded down to 0.01 %: one missing answer is not 100 %. A day has a sample. */
function availabilityOf(days: readonly SampledDay[]): number {
  const answered = days.reduce((sum, { ok, degraded }) => sum + ok + degraded, 0)
  const all = days.reduce((sum, { ok, degraded, down }) => sum + ok + degraded + down, 0)
  return all === 0 ? 0 : Math.floor((answered / all) * 10_000) / 10_000
}
