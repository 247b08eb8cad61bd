import { FollowNotices } from './FollowNotices.tsx'
import { useFollows } from './useFollows.ts'
import { useKeptPush } from './useKeptPush.ts'
import { useNoticeChoice } from './useNoticeChoice.ts'
import { useTravellingSettings } from './useTravellingSettings.ts'

/** Background work on every page for visitors who follow something or are signed in. */
export function FollowingBackground() {
  const { ids } = useFollows()
  const { on } = useNoticeChoice()
  useTravellingSettings()
  useKeptPush()
  return ids.length === 0 || on === false ? null : <FollowNotices ids={ids} />
}
