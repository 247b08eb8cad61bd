import { useTravellingSettings } from './useTravellingSettings.ts'
import { FollowNotices } from './FollowNotices.tsx'
import { useFollows } from './useFollows.ts'
import { useNoticeChoice } from './useNoticeChoice.ts'

/** What goes on behind every page for who follows something or is signed in. */
export function FollowingHabits() {
  const { ids } = useFollows()
  const { on } = useNoticeChoice()
  useTravellingSettings()
  return ids.length === 0 || on === false ? null : <FollowNotices ids={ids} />
}
