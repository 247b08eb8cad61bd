import { makeStyles } from '@fluentui/react-components'
import { BuildsSkeleton } from '../../builds/BuildsSkeleton.tsx'
import { Card } from '../../components/Card.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { ChampionTab } from './champion-view.ts'
import { OverviewColumns } from './OverviewColumns.tsx'
import { ONE_ROW, TWO_ROWS } from './rates-layout.ts'

const useStyles = makeStyles({
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
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
    alignItems: 'start',
    gap: '24px 16px',
  },
  games: { display: 'grid', gap: '10px' },
  part: { display: 'grid', gap: '10px' },
  card: { display: 'grid', gap: '18px', padding: '16px' },
})

export function ChampionSubjectSkeleton({ tab }: { readonly tab: ChampionTab }) {
  const styles = useStyles()
  switch (tab) {
    case 'overview':
      return (
        <>
          <FiltersSkeleton />
          <RatesSkeleton />
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
        </>
      )
    case 'builds':
      return (
        <>
          <FiltersSkeleton />
          <BuildsSkeleton />
        </>
      )
    case 'games':
      return (
        <div className={styles.games}>
          <Skeleton width={200} height={28} />
          {Array.from({ length: 4 }, (_, game) => (
            <Card key={game} className={styles.card}>
              <Skeleton width="40%" height={28} />
              <Skeleton width="70%" height={28} />
            </Card>
          ))}
        </div>
      )
    case 'players':
      return <PairSkeleton />
  }
}

function FiltersSkeleton() {
  const styles = useStyles()
  return (
    <div className={styles.filters}>
      <Skeleton width={370} height={32} radius={16} />
      <Skeleton width={460} height={32} radius={16} />
    </div>
  )
}

function RatesSkeleton() {
  const styles = useStyles()
  return (
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
  )
}

function PairSkeleton() {
  const styles = useStyles()
  return (
    <div className={styles.pair}>
      <CardSkeleton rows={8} />
      <CardSkeleton rows={8} />
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
