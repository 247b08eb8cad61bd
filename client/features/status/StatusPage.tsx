import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useServerStatusQuery } from '../../gql/ServerStatus.ts'
import { SourceRow } from './SourceRow.tsx'
import { useReadiness } from './useReadiness.ts'

/** Number of placeholder rows: the usual number of sources. */
const SOURCES = 7

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', maxWidth: '720px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  coming: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '16px',
    height: '55px',
    boxSizing: 'border-box',
    padding: '0 16px',
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  note: { margin: 0, fontSize: tokens.fontSizeBase200, lineHeight: '18px', color: tokens.colorNeutralForeground2 },
})

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
            <Card>
              {Array.from({ length: SOURCES }, (_, source) => (
                <div key={source} className={styles.coming}>
                  <Skeleton width="55%" />
                  <Skeleton width={64} />
                </div>
              ))}
            </Card>
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
