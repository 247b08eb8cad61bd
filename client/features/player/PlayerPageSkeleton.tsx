import { makeStyles } from '@fluentui/react-components'
import { PageBand } from '../../components/PageBand.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { SceneColumns } from '../../pro-scene/SceneColumns.tsx'
import { SectionSkeleton } from './SectionSkeleton.tsx'

const useStyles = makeStyles({
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
})

export function PlayerPageSkeleton({ name }: { readonly name: string }) {
  const styles = useStyles()
  return (
    <div aria-busy="true">
      <PageBand
        mark={<Skeleton width={92} height={92} radius={46} />}
        chips={<Skeleton width={48} height={24} radius={12} />}
        title={name}
      >
        <Skeleton width={180} height={24} />
      </PageBand>
      <SceneColumns
        side={
          <div className={styles.column}>
            <SectionSkeleton rows={2} rowHeight={64} />
            <SectionSkeleton rows={2} rowHeight={72} />
          </div>
        }
      >
        <div className={styles.column}>
          <SectionSkeleton rows={2} rowHeight={60} />
          <SectionSkeleton rows={5} rowHeight={76} />
        </div>
      </SceneColumns>
    </div>
  )
}
