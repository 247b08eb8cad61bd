import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { isSmallSample, isTinySample } from '../../game/small-sample.ts'
import { useWinShare } from '../../game/useWinShare.ts'
import { graphql } from '../../gql/gql.ts'
import type { ComparedFigures_gamesFragment } from '../../gql/graphql.ts'
import { useFormat, useMomentFormat } from '../../i18n/useFormat.ts'
import { FORCED_COLORS, ownTokens } from '../../theme/tokens.ts'
import type { Pair } from './found-player.ts'
import { findGreater, type Interval, type Side } from './intervals.ts'
import { IntervalStrip } from './IntervalStrip.tsx'
import { MirrorRow } from './MirrorRow.tsx'
import { MirrorTable } from './MirrorTable.tsx'
import { useCompareWords } from './useCompareWords.ts'

graphql(/* GraphQL */ `
  fragment ComparedFigures_games on KnownGames {
    games
    since
    record {
      value
      games
      low
      high
    }
    averages {
      kills {
        value
        games
        low
        high
      }
      deaths {
        value
        games
        low
        high
      }
      assists {
        value
        games
        low
        high
      }
      creepScorePerMinute {
        value
        games
        low
        high
      }
    }
  }
`)

const AVERAGES = ['kills', 'deaths', 'assists', 'creepScorePerMinute'] as const

interface Figure extends Interval {
  readonly games: number
}

interface ComparedFiguresProps {
  readonly games: Pair<ComparedFigures_gamesFragment>
  readonly names: Pair<string>
  readonly ofPro: boolean
}

const useStyles = makeStyles({
  legend: { display: 'block' },
})

/** The better figure is marked where the difference is more than chance. */
export function ComparedFigures({ games: { a, b }, names, ofPro }: ComparedFiguresProps) {
  const styles = useStyles()
  const words = useCompareWords()
  const format = useFormat()
  const moments = useMomentFormat()
  const writeWins = useWinShare()
  const sample = (name: string, { games, since }: ComparedFigures_gamesFragment) =>
    since === null
      ? words('figures.noGames', { name })
      : words('figures.sample', { name, count: games, number: format.number(games), date: moments.date(since) })
  return (
    <MirrorTable
      title={words('figures.title')}
      names={names}
      ofPro={ofPro}
      note={
        <>
          {sample(names.a, a)} {sample(names.b, b)} <span className={styles.legend}>{words('figures.legend')}</span>
        </>
      }
    >
      <FigureRow
        label={words('figures.winRate')}
        a={a.record}
        b={b.record}
        write={writeWins}
        writeBound={(bound) => format.percent(bound, 0)}
      />
      {AVERAGES.map((figure) => (
        <FigureRow
          key={figure}
          label={words(`figures.${figure}`)}
          a={a.averages[figure]}
          b={b.averages[figure]}
          isLowerBetter={figure === 'deaths'}
          write={(value) => format.number(value, 1)}
          writeBound={(bound) => format.number(Math.max(0, bound), 1)}
        />
      ))}
    </MirrorTable>
  )
}

interface FigureRowProps {
  readonly label: string
  /** Null when too few games are known. */
  readonly a: Figure | null
  readonly b: Figure | null
  readonly isLowerBetter?: boolean
  readonly write: (value: number, games: number) => string
  readonly writeBound: (bound: number) => string
}

function FigureRow({ label, a, b, isLowerBetter = false, write, writeBound }: FigureRowProps) {
  const isComparable = a !== null && b !== null && !isTinySample(a.games) && !isTinySample(b.games)
  const greater = isComparable ? findGreater(a, b) : null
  const isBetter = (side: Side) => greater !== null && (greater === side) !== isLowerBetter
  const cell = (figure: Figure | null, side: Side) => (
    <FigureCell figure={figure} isBetter={isBetter(side)} write={write} writeBound={writeBound} />
  )
  return (
    <MirrorRow
      label={
        <>
          {label}
          {isComparable ? <IntervalStrip a={a} b={b} /> : null}
        </>
      }
      a={cell(a, 'a')}
      b={cell(b, 'b')}
    />
  )
}

const useCellStyles = makeStyles({
  cell: { display: 'inline-grid', gap: '2px' },
  value: {
    justifySelf: 'inherit',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: '28px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
    whiteSpace: 'nowrap',
  },
  better: {
    paddingInline: '8px',
    marginInline: '-8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: ownTokens.brandTint,
    color: tokens.colorBrandForeground1,
    boxShadow: `inset 0 -2px 0 ${tokens.colorBrandStroke1}`,
    [FORCED_COLORS]: { border: '2px solid Highlight' },
  },
  few: { color: tokens.colorNeutralForeground3 },
  bounds: { fontSize: tokens.fontSizeBase200, lineHeight: '16px', color: tokens.colorNeutralForeground2 },
  none: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

interface FigureCellProps extends Pick<FigureRowProps, 'write' | 'writeBound'> {
  readonly figure: Figure | null
  readonly isBetter: boolean
}

function FigureCell({ figure, isBetter, write, writeBound }: FigureCellProps) {
  const styles = useCellStyles()
  const { t } = useTranslation()
  const words = useCompareWords()
  if (figure === null) return <span className={styles.none}>{words('figures.tooFew')}</span>
  const { value, games, low, high } = figure
  return (
    <span className={styles.cell}>
      <span
        className={mergeClasses(styles.value, isSmallSample(games) && styles.few, isBetter && styles.better)}
        title={isBetter ? words('figures.better') : undefined}
      >
        {write(value, games)}
        {isBetter ? <VisuallyHidden> ({words('figures.better')})</VisuallyHidden> : null}
      </span>
      <span className={styles.bounds}>
        {isTinySample(games) ? (
          t('account.champions.fewGames')
        ) : (
          <>
            <VisuallyHidden>{words('figures.interval')} </VisuallyHidden>
            {writeBound(low)}–{writeBound(high)}
          </>
        )}
      </span>
    </span>
  )
}
