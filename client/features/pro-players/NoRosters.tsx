import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice.tsx'
import type { DataSource } from '../../gql/graphql.ts'

const useStyles = makeStyles({
  root: { marginBottom: '20px' },
  command: {
    padding: '6px 10px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
  },
})

/** Shows the operator of a real server how to import rosters. */
export function NoRosters({ dataSource }: { readonly dataSource: DataSource }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const real = dataSource === 'RIOT'
  return (
    <div className={styles.root}>
      <Notice
        title={t('proPlayers.noRosters.title')}
        actions={real ? <code className={styles.command}>npm run rosters -- import FILE</code> : undefined}
      >
        {real ? t('proPlayers.noRosters.operator') : t('proPlayers.noRosters.demo')}
      </Notice>
    </div>
  )
}
