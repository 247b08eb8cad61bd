import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useWinShare } from '../../game/useWinShare.ts'
import { graphql } from '../../gql/gql.ts'
import type { RateChart_rateFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { shareAxis } from './patch-rates.ts'
import { RateLine } from './RateLine.tsx'

graphql(/* GraphQL */ `
  fragment RateChart_rate on Rate {
    value
    wins
    games
    low
    high
  }
`)

interface RateChartProps {
  readonly name: 'win' | 'pick' | 'ban'
  /** At least one, the oldest patch first; `rate` is null for a patch without data. */
  readonly rates: readonly {
    readonly patch: string
    readonly rate: RateChart_rateFragment | null
  }[]
}

const HEIGHT = 104

/** With more patches than this, only the first and the last are labelled. */
const MAX_NAMED = 5

const LINE = 16

const useStyles = makeStyles({
  figure: { minWidth: 0, margin: 0 },
  head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '8px', marginBottom: '10px' },
  title: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase500,
    lineHeight: '24px',
    fontWeight: 600,
  },
  newest: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  value: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  drawing: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '8px' },
  side: { position: 'relative', display: 'grid' },
  mark: {
    gridArea: '1 / 1',
    alignSelf: 'end',
    justifySelf: 'end',
    fontSize: tokens.fontSizeBase200,
    lineHeight: `${LINE}px`,
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  plot: { position: 'relative', height: `${HEIGHT}px` },
  rule: { position: 'absolute', left: 0, right: 0, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  // The win rate of an average champion is one half.
  half: { borderTop: `1px solid ${tokens.colorNeutralForeground3}` },
  patches: {
    gridColumn: 2,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    marginTop: '8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: `${LINE}px`,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  // Centred below its point, even when it is wider than the space between two points.
  patch: { display: 'flex', justifyContent: 'center', minWidth: 0, whiteSpace: 'nowrap' },
})

const percent = (share: number) => `${share * 100}%`

export function RateChart({ name, rates }: RateChartProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const wordWins = useWinShare()
  const seen = rates.flatMap(({ patch, rate }) => (rate === null ? [] : [{ patch, ...rate }]))
  const [first, last] = [seen[0], seen.at(-1)]
  if (first === undefined || last === undefined) return null

  const byValue = seen.toSorted((a, b) => a.value - b.value)
  const axis = shareAxis(seen, name === 'win' ? 0.5 : 0)
  const up = (share: number) => (share - axis.from) / (axis.to - axis.from)
  const shareWords = ({ value, games }: { readonly value: number; readonly games: number }) =>
    name === 'win' ? wordWins(value, games) : format.percent(value)
  const pointWords = ({
    patch,
    value,
    games,
  }: Readonly<Record<'value' | 'games', number>> & { readonly patch: string }) =>
    t('champion.patches.point', { patch, share: shareWords({ value, games }) })
  const label = t('champion.patches.label', {
    rate: t(`champion.rates.${name}`),
    first: pointWords(first),
    last: pointWords(last),
    lowest: pointWords(byValue[0] ?? first),
    highest: pointWords(byValue.at(-1) ?? last),
  })
  return (
    <figure className={styles.figure} aria-label={label}>
      <figcaption className={styles.head}>
        <h3 className={styles.title}>{t(`champion.rates.${name}`)}</h3>
        <span className={styles.newest}>
          <span className={styles.value}>{shareWords(last)}</span> · {last.patch}
        </span>
      </figcaption>
      <div className={styles.drawing} aria-hidden="true">
        <div className={styles.side}>
          {axis.marks.map((mark) => (
            <span
              key={mark}
              className={styles.mark}
              style={{ transform: `translateY(${LINE / 2 - up(mark) * HEIGHT}px)` }}
            >
              {format.percent(mark)}
            </span>
          ))}
        </div>
        <div className={styles.plot}>
          {axis.marks.map((mark) => (
            <span
              key={mark}
              className={mergeClasses(styles.rule, name === 'win' && mark === 0.5 && styles.half)}
              style={{ bottom: percent(up(mark)) }}
            />
          ))}
          <RateLine
            tone={name === 'win' ? 'win' : 'brand'}
            points={rates.map(({ patch, rate }) =>
              rate === null
                ? null
                : {
                    value: up(rate.value),
                    // Intervals that exceed the axis are cut at its edge.
                    low: Math.max(0, up(rate.low)),
                    high: Math.min(1, up(rate.high)),
                    games: rate.games,
                    title: `${pointWords({ patch, ...rate })} · ${t('champion.patches.of', {
                      wins: format.number(rate.wins),
                      games: format.number(rate.games),
                    })}`,
                  },
            )}
          />
        </div>
        <div className={styles.patches}>
          {rates.map(({ patch }, place) => (
            <span key={patch} className={styles.patch}>
              {rates.length <= MAX_NAMED || place === 0 || place === rates.length - 1 ? patch : null}
            </span>
          ))}
        </div>
      </div>
    </figure>
  )
}
