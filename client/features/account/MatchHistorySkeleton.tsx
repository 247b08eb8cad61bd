import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { PHONE } from '../../theme/tokens.ts'
import { PAGE_SIZE } from './load-account-page.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '10px' },
  row: {
    display: 'grid',
    gridTemplateColumns: '90px 56px minmax(0, 1fr) 92px',
    alignItems: 'center',
    gap: '16px',
    height: '132px',
    padding: '0 18px',
    [PHONE]: {
      gridTemplateColumns: '46px minmax(0, 1fr)',
      height: '134px',
      '& > :nth-child(1), & > :nth-child(4)': { display: 'none' },
    },
  },
  lines: { display: 'grid', gap: '8px' },
})

export function MatchHistorySkeleton({ rows = PAGE_SIZE }: { readonly rows?: number }) {
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
          <Skeleton width={50} height={50} radius={12} />
          <div className={styles.lines}>
            <Skeleton width={110} height={22} />
            <Skeleton width={150} height={12} />
          </div>
          <Skeleton width={90} height={56} />
        </Card>
      ))}
    </output>
  )
}
