import { useState } from 'react'
import { nextSight, NOTHING_SEEN, type LiveSight, type LiveStatus } from './live-sight.ts'

/** `status` is the newest answer, null before the first. */
export function useLiveSight<Game>(status: LiveStatus<Game> | null): LiveSight<Game> {
  const [sight, setSight] = useState<LiveSight<Game>>(NOTHING_SEEN)
  if (status === null || status === sight.status) return sight
  const next = nextSight(sight, status)
  setSight(next)
  return next
}
