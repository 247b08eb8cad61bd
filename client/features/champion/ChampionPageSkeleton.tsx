import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { OverviewColumns } from './OverviewColumns.tsx'
import { ONE_ROW, TWO_ROWS } from './rates-layout.ts'

const useStyles = makeStyles({
  tabs: {
    display: 'flex',
    alignItems: 'center',
    gap: '26px',
    height: '43px',
    marginBottom: '18px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  filters: { display: 'flex', flexWrap: 'wrap', gap: '10px 16px', marginBottom: '38px' },
  rates: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    padding: '18px 16px',
    marginBottom: '24px',
    [TWO_ROWS]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [ONE_ROW]: { gridTemplateColumns: 'minmax(0, 320px) repeat(3, minmax(0, 1fr))' },
  },
  record: { display: 'flex', alignItems: 'center', gap: '18px', [TWO_ROWS]: { gridColumn: '1 / -1' } },
  rate: { display: 'grid', gap: '8px', alignContent: 'center' },
  part: { display: 'grid', gap: '10px' },
  card: { display: 'grid', gap: '18px', padding: '16px' },
})

/** A champion that is on its way, in the shape it will have. */
export function ChampionPageSkeleton({ name }: { readonly name: string }) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </output>
      <PageBand
        mark={<Skeleton width={92} height={92} radius={22} />}
        chips={<Skeleton width={64} height={24} radius={12} />}
        title={name}
      >
        <Skeleton width={130} height={20} />
      </PageBand>
      <div className={styles.tabs}>
        {[64, 48, 84, 56].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
      <div className={styles.filters}>
        <Skeleton width={370} height={32} radius={16} />
        <Skeleton width={460} height={32} radius={16} />
      </div>
      <Card className={styles.rates}>
        <div className={styles.record}>
          <Skeleton width={92} height={92} radius={46} />
          <Skeleton width={150} height={28} />
        </div>
        {[0, 1, 2].map((rate) => (
          <div key={rate} className={styles.rate}>
            <Skeleton width={80} />
            <Skeleton width={96} height={44} />
            <Skeleton height={8} />
          </div>
        ))}
      </Card>
      <OverviewColumns
        side={
          <>
            <CardSkeleton rows={4} />
            <CardSkeleton rows={4} />
          </>
        }
      >
        <CardSkeleton rows={4} />
        <CardSkeleton rows={6} />
      </OverviewColumns>
    </div>
  )
}

function CardSkeleton({ rows }: { readonly rows: number }) {
  const styles = useStyles()
  return (
    <div className={styles.part}>
      <Skeleton width={150} height={28} />
      <Card className={styles.card}>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height={28} />
        ))}
      </Card>
    </div>
  )
}
