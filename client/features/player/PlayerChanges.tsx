import type { RosterChangeList_changesFragment } from '../../gql/graphql.ts'
import { NoAnswer } from '../../pro-scene/NoAnswer.tsx'
import { RosterChangeList, type LoadChanges } from '../../pro-scene/RosterChangeList.tsx'
import { SectionSkeleton } from './SectionSkeleton.tsx'

interface PlayerChangesProps {
  /** Name of the player. */
  readonly player: string
  /** Undefined until they are loaded. */
  readonly changes: RosterChangeList_changesFragment | undefined
  readonly loading: boolean
  readonly onRetry: () => void
  readonly onLoad: LoadChanges
}

export function PlayerChanges({ player, changes, loading, onRetry, onLoad }: PlayerChangesProps) {
  if (changes !== undefined)
    return (
      <RosterChangeList
        team={null}
        exported={{ of: 'roster-changes', parameters: { player }, shown: { first: 25 } }}
        changes={changes}
        onLoad={onLoad}
      />
    )
  if (loading) return <SectionSkeleton rows={2} rowHeight={72} />
  return <NoAnswer busy={false} onRetry={onRetry} />
}
