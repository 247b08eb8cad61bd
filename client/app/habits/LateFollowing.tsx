import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { browserKeptIds } from '../../following/kept-ids.ts'
import { useSession } from '../../sign-in/session.ts'

const followsHere = () => browserKeptIds.read().length > 0

/** News of what is followed, and settings that travel: their code is fetched for who follows something or is signed in. */
export function LateFollowing() {
  const [Following, setFollowing] = useState<ComponentType | null>(null)
  const wanted = useSyncExternalStore(browserKeptIds.subscribe, followsHere, () => false)
  const isOut = useSession().kind === 'out'

  useEffect(() => {
    if (Following !== null || (isOut && !wanted)) return
    import('../../following/FollowingHabits.tsx').then(
      ({ FollowingHabits }) => setFollowing(() => FollowingHabits),
      // The page can be used without.
      () => {},
    )
  }, [Following, isOut, wanted])

  return Following === null ? null : <Following />
}
