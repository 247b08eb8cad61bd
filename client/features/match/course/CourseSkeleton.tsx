import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/Card.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import type { MatchCourse_matchFragment } from '../../../gql/graphql.ts'
import { cardHeadStyle, cardStyle } from './card-style.ts'
import { hasLaneTable } from './course-parts.ts'
import { chartHeightStyle, laneHeadsHeightStyle, laneHeightStyle } from './heights.ts'

interface CourseSkeletonProps {
  readonly match: MatchCourse_matchFragment
  /** True while the course is being fetched, rather than waiting until it is near the window. */
  readonly busy?: boolean
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  card: cardStyle,
  head: { ...cardHeadStyle, minHeight: '32px' },
  chart: chartHeightStyle,
  heads: laneHeadsHeightStyle,
  lane: { ...laneHeightStyle, display: 'grid', alignItems: 'center' },
})

/** Placeholder of a match's course, as high as the course. */
export function CourseSkeleton({ match, busy = false }: CourseSkeletonProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div aria-busy={busy || undefined}>
      {busy ? (
        <output>
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        </output>
      ) : null}
      <div className={styles.root}>
        <Card className={styles.card}>
          <div className={styles.head}>
            <Skeleton width={80} height={24} />
          </div>
          <div className={styles.chart}>
            <Skeleton height="100%" />
          </div>
        </Card>
        {hasLaneTable(match) ? (
          <Card className={styles.card}>
            <div className={styles.head}>
              <Skeleton width={80} height={24} />
            </div>
            <div className={styles.heads} />
            {Array.from({ length: 5 }, (_, lane) => (
              <div key={lane} className={styles.lane}>
                <Skeleton height={32} />
              </div>
            ))}
          </Card>
        ) : null}
      </div>
    </div>
  )
}
