import { makeStyles } from '@fluentui/react-components'
import { Card } from '../../components/Card.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { GAME_COLUMNS, WHOLE_WIDTH } from './home-layout.ts'

const useStyles = makeStyles({
  games: { gridColumn: WHOLE_WIDTH },
  cards: {
    display: 'grid',
    gridTemplateColumns: GAME_COLUMNS,
    gap: '14px',
    marginTop: '12px',
  },
  streams: { marginTop: '12px' },
})

export function HomeLiveSkeleton() {
  const styles = useStyles()
  return (
    <>
      <div aria-busy="true" className={styles.games}>
        <Skeleton width={160} height={32} />
        <div className={styles.cards}>
          <Skeleton height={130} radius={14} />
          <Skeleton height={130} radius={14} />
          <Skeleton height={130} radius={14} />
          <Skeleton height={130} radius={14} />
        </div>
      </div>
      <div aria-busy="true">
        <Skeleton width={160} height={32} />
        <Card className={styles.streams}>
          <Skeleton height={240} radius={14} />
        </Card>
      </div>
    </>
  )
}
