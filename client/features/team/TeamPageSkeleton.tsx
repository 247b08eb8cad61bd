import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { SceneColumns } from '../../pro-scene/SceneColumns.tsx'

const useStyles = makeStyles({
  title: { margin: '0 0 10px', height: '32px' },
  row: {
    display: 'grid',
    gridTemplateColumns: '60px minmax(0, 1fr) minmax(0, 200px)',
    alignItems: 'center',
    gap: '16px',
    padding: '14px 16px',
  },
  change: { display: 'grid', gap: '8px', padding: '14px 16px' },
})

export function TeamPageSkeleton({ team }: { readonly team: string }) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <PageBand
        mark={<Skeleton width={92} height={92} radius={22} />}
        chips={<Skeleton width={48} height={24} radius={12} />}
        title={team.toUpperCase()}
      >
        <Skeleton width={80} height={20} />
      </PageBand>
      <output>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </output>
      <SceneColumns
        side={
          <div>
            <div className={styles.title}>
              <Skeleton width={160} height={26} />
            </div>
            <Card>
              {Array.from({ length: 3 }, (_, change) => (
                <div key={change} className={styles.change}>
                  <Skeleton width={220} />
                  <Skeleton width={140} height={12} />
                </div>
              ))}
            </Card>
          </div>
        }
      >
        <div>
          <div className={styles.title}>
            <Skeleton width={120} height={26} />
          </div>
          <Card>
            {Array.from({ length: 5 }, (_, player) => (
              <div key={player} className={styles.row}>
                <Skeleton width={60} height={60} radius={30} />
                <Skeleton width={150} height={26} />
                <Skeleton width={170} height={32} />
              </div>
            ))}
          </Card>
        </div>
      </SceneColumns>
    </div>
  )
}
