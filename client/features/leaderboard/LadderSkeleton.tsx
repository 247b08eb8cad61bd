import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { PHONE } from '../../theme/tokens.ts'
import { CHANGES_HEIGHT_PX } from './ladder-layout.ts'
import { PAGE_SIZE } from './ladder-view.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  changes: { height: `${CHANGES_HEIGHT_PX}px` },
  head: { height: '41px', [PHONE]: { display: 'none' } },
  row: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 3fr) minmax(0, 1fr) 130px minmax(0, 2fr)',
    alignItems: 'center',
    gap: '24px',
    height: '57px',
    padding: '0 12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [PHONE]: { gridTemplateColumns: '26px minmax(0, 1fr) 104px', gap: '8px', height: '65px' },
  },
  wide: { [PHONE]: { display: 'none' } },
})

export function LadderSkeleton({ withChanges }: { readonly withChanges: boolean }) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.root} aria-busy="true">
      <output>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </output>
      {withChanges ? <Card className={styles.changes} /> : null}
      <Card>
        <div className={styles.head} />
        {Array.from({ length: PAGE_SIZE }, (_, row) => (
          <div key={row} className={styles.row}>
            <Skeleton height={20} />
            <Skeleton width={180} />
            <span className={styles.wide}>
              <Skeleton />
            </span>
            <Skeleton height={26} radius={6} />
            <span className={styles.wide}>
              <Skeleton />
            </span>
          </div>
        ))}
      </Card>
    </div>
  )
}
