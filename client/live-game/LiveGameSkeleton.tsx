import { makeStyles, tokens } from '@fluentui/react-components'
import { Card } from '../components/Card.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { PHONE } from '../theme/tokens.ts'
import { FACING, LANE_COLUMNS, LIVE_GAME, TIGHT, WIDE } from './live-game-layout.ts'

// Every height is that of the part of the board, so that little moves when the game is there.
const useStyles = makeStyles({
  card: { containerType: 'inline-size', containerName: LIVE_GAME, overflow: 'hidden' },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '20px',
    padding: '16px',
    [PHONE]: { padding: '12px' },
  },
  sides: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '16px',
    [FACING]: { gap: 0 },
    ...LANE_COLUMNS,
  },
  title: {
    display: 'grid',
    alignContent: 'start',
    gap: '14px',
    height: '120px',
    boxSizing: 'border-box',
    padding: '10px 12px',
    borderBottom: `2px solid ${tokens.colorNeutralStroke2}`,
    [WIDE]: { height: '82px' },
  },
  seat: {
    height: '168px',
    boxSizing: 'border-box',
    padding: '10px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [WIDE]: { height: '95px' },
  },
  bans: { height: '44px' },
  lanes: {
    height: '99px',
    [FACING]: {
      height: 'auto',
      borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
      borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  note: { height: '80px', [TIGHT]: { height: '50px' }, [WIDE]: { height: '34px' } },
})

/** Takes the place of a running game in two sides of five seats. */
export function LiveGameSkeleton() {
  const styles = useStyles()
  const side = (
    <div>
      <div className={styles.title}>
        <Skeleton width={92} height={20} />
        <Skeleton width={260} height={28} />
      </div>
      {Array.from({ length: 5 }, (_, seat) => (
        <div key={seat} className={styles.seat}>
          <Skeleton height="100%" />
        </div>
      ))}
      <div className={styles.bans} />
    </div>
  )
  return (
    <Card className={styles.card} aria-busy="true">
      <div className={styles.head}>
        <Skeleton width={180} height={34} />
        <Skeleton width={84} height={34} />
      </div>
      <div className={styles.sides}>
        {side}
        <div className={styles.lanes} />
        {side}
      </div>
      <div className={styles.note} />
    </Card>
  )
}
