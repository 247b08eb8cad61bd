import { useState } from 'react'
import { nextSight, NOTHING_SEEN, type LiveSight, type LiveStatus } from './live-sight.ts'

/** What is in sight after every answer so far; `status` is the newest one, null before the first. */
export function useLiveSight<Game>(status: LiveStatus<Game> | null): LiveSight<Game> {
  const [sight, setSight] = useState<LiveSight<Game>>(NOTHING_SEEN)
  if (status === null || status === sight.status) return sight
  const next = nextSight(sight, status)
  setSight(next)
  return next
}
