import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { AgainstUsual_matchFragment, PlayerFigure } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { useUsualWords } from './useUsualWords.ts'

type Compared = NonNullable<AgainstUsual_matchFragment['againstUsual']>['figures'][number]

/** Digits of each figure after the decimal sign; a share is in percent. */
const DIGITS: Readonly<Record<PlayerFigure, number | 'share'>> = {
  KDA: 1,
  DEATHS: 0,
  KILL_PARTICIPATION: 'share',
  CREEP_SCORE_PER_MINUTE: 1,
  GOLD_PER_MINUTE: 0,
  DAMAGE_PER_MINUTE: 0,
  DAMAGE_SHARE: 'share',
  VISION_SCORE_PER_MINUTE: 1,
}

/** An arrow upwards, an arrow downwards, and a bar. */
const SHAPES = { BETTER: 'M0.5 6.5h7L4 1Z', WORSE: 'M0.5 1.5h7L4 7Z', AS_USUAL: 'M1 3.3h6v1.4h-6Z' } as const

const useStyles = makeStyles({
  root: {
    display: 'grid',
    alignContent: 'start',
    gap: '1px',
    minWidth: 0,
    padding: '8px 10px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
  betterEdge: { borderLeft: `3px solid ${ownTokens.win}`, paddingLeft: '8px' },
  worseEdge: { borderLeft: `3px solid ${ownTokens.loss}`, paddingLeft: '8px' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '8px',
  },
  value: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: '22px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
  },
  verdict: { display: 'inline-flex', alignItems: 'center', gap: '5px' },
  mark: { flexShrink: 0, width: '8px', height: '8px', fill: 'currentColor' },
  BETTER: { color: ownTokens.win, fontWeight: tokens.fontWeightSemibold },
  WORSE: { color: ownTokens.loss, fontWeight: tokens.fontWeightSemibold },
  AS_USUAL: { color: tokens.colorNeutralForeground3 },
})

/** The value of a match, the judgement in words and with a mark, and what is usual. */
export function UsualFigure({ compared: { figure, value, verdict, usual } }: { readonly compared: Compared }) {
  const styles = useStyles()
  const words = useUsualWords()
  const format = useFormat()

  function shown(number: number | null, isMedian: boolean): string {
    if (number === null) return words('perfect')
    const digits = DIGITS[figure]
    if (digits === 'share') return format.percent(number, 0)
    // A median of whole numbers can lie between two of them.
    return format.number(number, digits === 0 && isMedian && number % 1 !== 0 && number < 100 ? 1 : digits)
  }

  return (
    <li
      className={mergeClasses(
        styles.root,
        verdict === 'BETTER' && styles.betterEdge,
        verdict === 'WORSE' && styles.worseEdge,
      )}
    >
      <span>{words(`figures.${figure}`)}</span>
      <span className={styles.line}>
        <span className={styles.value}>{shown(value, false)}</span>
        <span className={mergeClasses(styles.verdict, styles[verdict])}>
          <svg viewBox="0 0 8 8" className={styles.mark} aria-hidden="true">
            <path d={SHAPES[verdict]} />
          </svg>
          {words(`verdicts.${verdict}`)}
        </span>
      </span>
      <span className={styles.line}>
        <span>{words('usually', { median: shown(usual.median, true) })}</span>
        <span>{words('range', { low: shown(usual.low, true), high: shown(usual.high, true) })}</span>
      </span>
    </li>
  )
}
