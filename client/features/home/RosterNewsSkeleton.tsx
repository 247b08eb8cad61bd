import { Card } from '../../components/Card.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'

/** Placeholder of the newest roster changes. */
export function RosterNewsSkeleton() {
  return (
    <Card aria-busy="true">
      <Skeleton height={280} radius={14} />
    </Card>
  )
}
