import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import { WinShare } from '../../../components/WinShare.tsx'
import { isSmallSample, isTinySample } from '../../../game/small-sample.ts'
import type { UsualComparison_participantFragment } from '../../../gql/graphql.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { NARROW } from '../../../theme/tokens.ts'
import type { CoursePlayer } from './course-player.ts'
import { compareWithUsual, type ComparedFigure } from './usual-comparison.ts'
import { VerdictMark } from './VerdictMark.tsx'

type Usual = NonNullable<UsualComparison_participantFragment['usual']>

type WinRate = NonNullable<Usual['winRate']>

interface UsualTableProps {
  readonly usual: Usual
  readonly player: CoursePlayer
  readonly durationSeconds: number
  readonly champion: string
}

const useStyles = makeStyles({
  table: {
    position: 'relative',
    width: '100%',
    maxWidth: '560px',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
  caption: { captionSide: 'top', paddingBottom: '8px', textAlign: 'start', textWrap: 'pretty' },
  head: {
    padding: '4px 0 4px 8px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { padding: '5px 0', textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  cell: { padding: '5px 0 5px 8px', textAlign: 'end', whiteSpace: 'nowrap' },
  match: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  few: { color: tokens.colorNeutralForeground3 },
  start: { paddingLeft: 0, textAlign: 'start' },
  // Each word of the verdict fits, so that its column does not move with the player.
  verdict: { width: '96px', [NARROW]: { width: '24px' } },
  share: { whiteSpace: 'normal' },
})

export function UsualTable({ usual, player, durationSeconds, champion }: UsualTableProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const formatFigure = useFigureFormat()
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('playerCourse.usual.sample', { count: usual.games, champion })}</caption>
      <thead>
        <tr>
          <th scope="col" className={mergeClasses(styles.head, styles.start)}>
            <VisuallyHidden>{t('playerCourse.usual.figure')}</VisuallyHidden>
          </th>
          <th scope="col" className={styles.head}>
            {t('playerCourse.usual.match')}
          </th>
          <th scope="col" className={styles.head}>
            {t('playerCourse.usual.usual')}
          </th>
          <th scope="col" className={mergeClasses(styles.head, styles.verdict)}>
            <VisuallyHidden>{t('playerCourse.usual.verdict')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {compareWithUsual(player, durationSeconds, usual).map((figure) => (
          <tr key={figure.name}>
            <th scope="row" className={styles.name}>
              {t(`playerCourse.usual.figures.${figure.name}`)}
            </th>
            <td className={mergeClasses(styles.cell, styles.match)}>{formatFigure(figure, 'match')}</td>
            <td className={styles.cell}>{formatFigure(figure, 'usual')}</td>
            <td className={styles.cell}>{figure.verdict === null ? null : <VerdictMark verdict={figure.verdict} />}</td>
          </tr>
        ))}
        {usual.winRate === null ? null : (
          <tr>
            <th scope="row" className={styles.name}>
              {t('playerCourse.usual.figures.wins')}
            </th>
            <td className={mergeClasses(styles.cell, styles.match)}>
              {t(player.win ? 'playerCourse.usual.won' : 'playerCourse.usual.lost')}
            </td>
            <WonShare rate={usual.winRate} />
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** Greyed when the sample is small. The interval is in the tooltip, unless the sample is tiny. */
function WonShare({ rate: { value, games, low, high } }: { readonly rate: WinRate }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const interval = t('account.rate.interval', { low: format.number(low * 100, 0), high: format.percent(high, 0) })
  const few = isSmallSample(games)
  const tiny = isTinySample(games)
  const fewGames = t('account.champions.fewGames')
  const meaning = tiny ? fewGames : few ? `${fewGames} · ${interval}` : interval
  return (
    <td className={mergeClasses(styles.cell, styles.share, few && styles.few)} title={meaning}>
      {tiny ? (
        <WinShare value={value} games={games} />
      ) : (
        t('playerCourse.usual.wonShare', { share: format.percent(value, 0) })
      )}
      <VisuallyHidden> ({meaning})</VisuallyHidden>
    </td>
  )
}

function useFigureFormat() {
  const { t } = useTranslation()
  const format = useFormat()
  return ({ name, ...values }: ComparedFigure, column: 'match' | 'usual'): string => {
    const value = values[column]
    if (value === null) return name === 'kda' ? t('account.kda.perfect') : '–'
    const isCount = column === 'match' && (name === 'kills' || name === 'deaths' || name === 'assists')
    return isCount ? format.number(value) : format.number(value, 1)
  }
}
