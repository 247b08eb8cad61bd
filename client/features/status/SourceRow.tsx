import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import type { StatusPageQuery } from '../../gql/graphql.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import { SourceHistory, type SampledDay } from './SourceHistory.tsx'
import { useStatusWords } from './useStatusWords.ts'

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 130px 150px',
    alignItems: 'center',
    gap: '2px 16px',
    minHeight: '52px',
    padding: '8px 16px',
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  what: {
    display: 'block',
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
  },
  state: { fontWeight: tokens.fontWeightSemibold, [PHONE]: { textAlign: 'end' } },
  OK: { color: tokens.colorBrandForeground1 },
  DEGRADED: { color: ownTokens.gold },
  DOWN: { color: ownTokens.loss },
  SILENT: { color: tokens.colorNeutralForeground2 },
  OFF: { color: tokens.colorNeutralForeground2 },
  UNKNOWN: { color: tokens.colorNeutralForeground2 },
  age: {
    textAlign: 'end',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    [PHONE]: { gridColumn: '1 / -1', textAlign: 'start' },
  },
})

interface SourceRowProps {
  readonly report: StatusPageQuery['status']['sources'][number]
  /** Days with samples, oldest first. */
  readonly days: readonly SampledDay[]
}

export function SourceRow({ report: { source, state, answeredAt }, days }: SourceRowProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useStatusWords()
  // A proper name, and what the site calls its news: no words of their own.
  const [name, gives] =
    source === 'LEAGUEPEDIA'
      ? ['Leaguepedia', t('proScene.changes.title')]
      : [words(`names.${source}`), words(`gives.${source}`)]
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {name}
        <span className={styles.what}>{gives}</span>
      </span>
      <span className={mergeClasses(styles.state, styles[state])}>{words(`states.${state}`)}</span>
      <span className={styles.age}>
        {answeredAt === null ? null : <Age moment={answeredAt}>{(age) => t('common.updated', { age })}</Age>}
      </span>
      {state === 'OFF' ? null : <SourceHistory name={name} days={days} />}
    </li>
  )
}
