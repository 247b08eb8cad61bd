import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Card } from './Card.tsx'
import { Skeleton } from './Skeleton.tsx'

const useStyles = makeStyles({
  tile: { display: 'flex', alignItems: 'center', gap: '12px', boxSizing: 'border-box', padding: '10px 14px' },
  words: { display: 'grid', gap: '8px', flexGrow: 1 },
})

interface TileSkeletonProps {
  /** Gives the tile its height. */
  readonly className: string
  /** Width and height in pixels, if there is a picture. */
  readonly mark?: number
}

export function TileSkeleton({ className, mark }: TileSkeletonProps) {
  const styles = useStyles()
  return (
    <Card className={mergeClasses(styles.tile, className)}>
      {mark === undefined ? null : <Skeleton width={mark} height={mark} radius={12} />}
      <span className={styles.words}>
        <Skeleton width="60%" height={16} />
        <Skeleton width="80%" height={12} />
      </span>
    </Card>
  )
}
