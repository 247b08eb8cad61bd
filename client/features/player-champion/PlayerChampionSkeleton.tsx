import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { PageBand } from '../../components/PageBand.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { GamesSkeleton } from '../../pro-matches/GamesSkeleton.tsx'
import { SceneColumns } from '../../pro-scene/SceneColumns.tsx'

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '40px' },
  title: { margin: '0 0 10px', height: '32px' },
})

export function PlayerChampionSkeleton({ title }: { readonly title: string }) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <PageBand mark={<Skeleton width={92} height={92} radius={22} />} title={title}>
        <Skeleton width={220} height={20} />
      </PageBand>
      <output>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </output>
      <div className={styles.parts}>
        <Skeleton height={112} radius={14} />
        <SceneColumns side={<Skeleton height={420} radius={14} />}>
          <div>
            <div className={styles.title}>
              <Skeleton width={120} height={26} />
            </div>
            <GamesSkeleton rows={4} />
          </div>
        </SceneColumns>
      </div>
    </div>
  )
}
