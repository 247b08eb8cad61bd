import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import type { SourceReport } from './readiness.ts'

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
  ok: { color: tokens.colorBrandForeground1 },
  degraded: { color: ownTokens.gold },
  down: { color: ownTokens.loss },
  silent: { color: tokens.colorNeutralForeground2 },
  off: { color: tokens.colorNeutralForeground2 },
  unknown: { color: tokens.colorNeutralForeground2 },
  age: {
    textAlign: 'end',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    [PHONE]: { gridColumn: '1 / -1', textAlign: 'start' },
  },
})

export function SourceRow({ report: { name, state, heardAt } }: { readonly report: SourceReport }) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {t(`status.names.${name}`)}
        <span className={styles.what}>{t(`status.gives.${name}`)}</span>
      </span>
      <span className={mergeClasses(styles.state, styles[state])}>{t(`status.states.${state}`)}</span>
      <span className={styles.age}>
        {heardAt === null ? null : (
          <Age moment={new Date(heardAt).toISOString()}>{(age) => t('common.updated', { age })}</Age>
        )}
      </span>
    </li>
  )
}
