import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useServerStatusQuery } from '../../gql/hooks.ts'
import { SourceRow } from './SourceRow.tsx'
import { useReadiness } from './useReadiness.ts'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', maxWidth: '760px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  note: { margin: 0, fontSize: tokens.fontSizeBase200, lineHeight: '18px', color: tokens.colorNeutralForeground2 },
})

/** How the sources of this server's data are doing, and how old their last words are. */
export function StatusPage() {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data } = useServerStatusQuery()
  const { readiness, answered } = useReadiness()
  return (
    <>
      <PageBand title={t('status.title')}>
        {data === undefined ? null : t(`status.data.${data.status.dataSource}`)}
      </PageBand>
      <div className={styles.page}>
        {answered === false ? (
          <Notice role="alert" title={t('status.unreachableTitle')}>
            {t('status.unreachable')}
          </Notice>
        ) : null}
        {readiness?.ready === false ? (
          <Notice role="alert" title={t('status.notReadyTitle')}>
            {t('status.notReady')}
          </Notice>
        ) : null}
        {readiness === null && answered === null ? (
          <output aria-busy aria-label={t('common.loading')}>
            <Skeleton height={380} radius={14} />
          </output>
        ) : null}
        {readiness === null ? null : (
          <Card>
            <ul className={styles.list} aria-label={t('status.sources')}>
              {readiness.sources.map((report) => (
                <SourceRow key={report.name} report={report} />
              ))}
            </ul>
          </Card>
        )}
        <p className={styles.note}>{t('status.note')}</p>
      </div>
    </>
  )
}
