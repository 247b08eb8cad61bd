import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ownTokens } from '../theme/tokens.ts'
import { toneOf, type MatchResult } from './match-result.ts'

interface ResultWordProps {
  readonly result: MatchResult
  /** Number of groups that played for places. */
  readonly groups: number
}

const useStyles = makeStyles({
  word: {
    fontFamily: ownTokens.displayFont,
    fontSize: '18px',
    lineHeight: '22px',
    fontWeight: 700,
    whiteSpace: 'nowrap',
  },
  won: { color: ownTokens.win },
  lost: { color: ownTokens.loss },
  plain: { color: tokens.colorNeutralForeground2 },
})

export function ResultWord({ result, groups }: ResultWordProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <strong className={mergeClasses(styles.word, styles[toneOf(result)])}>
      {result.kind === 'place'
        ? t('account.result.place', { count: result.place, ordinal: true, groups })
        : t(`account.result.${result.kind}`)}
    </strong>
  )
}
