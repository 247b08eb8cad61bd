import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import { useCourseStyles } from './course-layout.ts'

const useStyles = makeStyles({
  map: { aspectRatio: '1', width: '100%' },
  rows: { display: 'grid', alignContent: 'start', gap: '12px' },
})

/** `busy` is false until the course is requested. */
export function PlayerCourseSkeleton({ busy }: { readonly busy: boolean }) {
  const styles = useStyles()
  const layout = useCourseStyles()
  const { t } = useTranslation()
  return (
    <div className={layout.columns} aria-busy={busy}>
      <div className={layout.events}>
        <div className={styles.map}>
          <Skeleton height="100%" radius={14} />
          {busy ? (
            <output>
              <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
            </output>
          ) : null}
        </div>
        <div className={styles.rows}>
          {Array.from({ length: 9 }, (_, row) => (
            <Skeleton key={row} height={20} />
          ))}
        </div>
      </div>
      <div className={layout.parts}>
        {[150, 132, 196].map((height) => (
          <div key={height} className={styles.rows}>
            <Skeleton width={120} height={18} />
            <Skeleton height={height} />
          </div>
        ))}
      </div>
    </div>
  )
}
