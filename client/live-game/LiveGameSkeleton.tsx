import { makeStyles } from '@fluentui/react-components'
import { Card } from '../components/Card.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { FACING, LIVE_GAME, WIDE } from './live-game-layout.ts'

const useStyles = makeStyles({
  card: { containerType: 'inline-size', containerName: LIVE_GAME, padding: '16px' },
  head: { display: 'flex', justifyContent: 'space-between', gap: '16px', marginBottom: '20px' },
  sides: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    [FACING]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  side: { display: 'grid', gap: '10px' },
  // As high as a seat, so that little moves when the game is there.
  seat: { height: '150px', [WIDE]: { height: '84px' } },
})

export function LiveGameSkeleton() {
  const styles = useStyles()
  return (
    <Card className={styles.card} aria-busy="true">
      <div className={styles.head}>
        <Skeleton width={180} height={30} />
        <Skeleton width={84} height={30} />
      </div>
      <div className={styles.sides}>
        {['blue', 'red'].map((side) => (
          <div key={side} className={styles.side}>
            <Skeleton width={110} height={22} />
            {Array.from({ length: 5 }, (_, seat) => (
              <div key={seat} className={styles.seat}>
                <Skeleton height="100%" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Card>
  )
}
