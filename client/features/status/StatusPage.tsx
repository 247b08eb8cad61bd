import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { ExportHead } from '../../exports/ExportHead.tsx'
import { graphql } from '../../gql/gql.ts'
import { useSourceHistoriesQuery } from '../../gql/SourceHistories.ts'
import { useStatusPageQuery } from '../../gql/StatusPage.ts'
import { usePolling } from '../../live/usePolling.ts'
import { SourceRow } from './SourceRow.tsx'
import { useStatusWords } from './useStatusWords.ts'

graphql(/* GraphQL */ `
  query StatusPage {
    status {
      dataSource
      sources {
        source
        state
        answeredAt
      }
    }
  }
`)

// Its own query, because it is longer than the rest and is not repeated every 30 seconds.
graphql(/* GraphQL */ `
  query SourceHistories {
    status {
      sources {
        source
        history {
          date
          ok
          degraded
          down
        }
      }
    }
  }
`)

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

/** The last known states stay when the server no longer answers. */
export function StatusPage() {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useStatusWords()
  const { data, previousData, loading, error, refetch } = useStatusPageQuery({ notifyOnNetworkStatusChange: true })
  const histories = useSourceHistoriesQuery().data?.status.sources
  // A failure is reported by the rendering after it.
  usePolling(loading, () => void refetch().catch(() => {}))
  // Apollo forgets an error while it repeats the request.
  const [unreachable, setUnreachable] = useState(false)
  if (!loading && unreachable !== (error !== undefined)) setUnreachable(error !== undefined)
  const status = (data ?? previousData)?.status
  return (
    <>
      <PageBand title={t('status.title')}>{status === undefined ? null : words(`data.${status.dataSource}`)}</PageBand>
      <div className={styles.page}>
        {unreachable ? (
          <Notice role="alert" title={words('unreachableTitle')}>
            {words('unreachable')}
          </Notice>
        ) : null}
        {status?.sources.some(({ source, state }) => source === 'STORE' && state === 'DOWN') ? (
          <Notice role="alert" title={words('notReadyTitle')}>
            {words('notReady')}
          </Notice>
        ) : null}
        {status === undefined && !unreachable ? (
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
        {status === undefined ? null : (
          <Card>
            <ul className={styles.list} aria-label={words('sources')}>
              {status.sources.map((report) => (
                <SourceRow
                  key={report.source}
                  report={report}
                  days={histories?.find(({ source }) => source === report.source)?.history ?? []}
                />
              ))}
            </ul>
          </Card>
        )}
        <ExportHead of="source-history">
          <p className={styles.note}>{words('note')}</p>
        </ExportHead>
      </div>
    </>
  )
}
