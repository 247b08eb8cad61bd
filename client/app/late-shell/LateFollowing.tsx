import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { browserKeptIds } from '../../following/kept-ids.ts'
import { useSession } from '../../sign-in/session.ts'

const followsHere = () => browserKeptIds.read().length > 0

/** Fetched for visitors who follow something or are signed in. */
export function LateFollowing() {
  const [Following, setFollowing] = useState<ComponentType | null>(null)
  const wanted = useSyncExternalStore(browserKeptIds.subscribe, followsHere, () => false)
  const isOut = useSession().kind === 'out'

  useEffect(() => {
    if (Following !== null || (isOut && !wanted)) return
    import('../../following/FollowingBackground.tsx').then(
      ({ FollowingBackground }) => setFollowing(() => FollowingBackground),
      // The page works without it.
      () => {},
    )
  }, [Following, isOut, wanted])

  return Following === null ? null : <Following />
}
