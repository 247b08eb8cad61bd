import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { ROW_HEIGHT_PX } from './player-row-height.ts'

const ROWS = 8

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) minmax(0, 200px)',
    alignItems: 'center',
    columnGap: '16px',
    height: `${ROW_HEIGHT_PX}px`,
    boxSizing: 'border-box',
    padding: '0 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
})

export function PlayerListSkeleton() {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <Card aria-busy="true">
      <output>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </output>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={44} height={44} radius={22} />
          <Skeleton width={160} height={22} />
          <Skeleton width={180} height={28} />
        </div>
      ))}
    </Card>
  )
}
