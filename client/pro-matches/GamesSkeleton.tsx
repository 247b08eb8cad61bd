import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../components/Card.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { PHONE } from '../theme/tokens.ts'

const useStyles = makeStyles({
  list: { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' },
  row: {
    display: 'grid',
    gridTemplateColumns: '90px minmax(0, 1fr) 110px 92px',
    alignItems: 'center',
    gap: '16px',
    height: '108px',
    padding: '0 18px',
    [PHONE]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      height: '166px',
      '& > :nth-child(3), & > :nth-child(4)': { display: 'none' },
    },
  },
  lines: { display: 'grid', gap: '8px' },
})

export function GamesSkeleton({ rows = 4 }: { readonly rows?: number }) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <output className={styles.list}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Card key={row} className={styles.row}>
          <div className={styles.lines}>
            <Skeleton width={52} height={18} />
            <Skeleton width={80} height={12} />
          </div>
          <div className={styles.lines}>
            <Skeleton width={130} height={18} />
            <Skeleton width={170} height={12} />
          </div>
          <Skeleton width={100} height={22} />
          <Skeleton width={90} height={52} />
        </Card>
      ))}
    </output>
  )
}
