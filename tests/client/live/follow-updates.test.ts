import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { followUpdates, restBefore } from '../../../client/live/follow-updates.ts'

/** A subscription that a test feeds, with the rests before each new beginning. */
function follow() {
  const begun: Subject<{ data?: string }>[] = []
  const rests: { milliseconds: number; end: () => void; calledOff: boolean }[] = []
  const heard: string[] = []
  const stop = followUpdates<string>({
    subscribe() {
      const updates = new Subject<{ data?: string }>()
      begun.push(updates)
      return updates
    },
    onUpdate: (update) => heard.push(update),
    later(milliseconds, end) {
      const rest = { milliseconds, end, calledOff: false }
      rests.push(rest)
      return () => {
        rest.calledOff = true
      }
    },
    chance: () => 0.5,
  })
  return { begun, rests, heard, stop }
}

describe('Updates', () => {
  it('are heard in their order, and asked for again after a rest when the server has ended that', () => {
    const { begun, rests, heard } = follow()
    begun[0]?.next({ data: 'first' })
    begun[0]?.next({ data: 'second' })
    begun[0]?.complete()
    expect(begun).toHaveLength(1)
    rests[0]?.end()
    begun[1]?.next({ data: 'third' })
    expect(heard).toEqual(['first', 'second', 'third'])
  })

  it('are asked for more and more seldom while that brings nothing, and as before once one has come', () => {
    const { begun, rests } = follow()
    begun[0]?.complete()
    rests[0]?.end()
    begun[1]?.error(new Error('The server has no room.'))
    rests[1]?.end()
    begun[2]?.next({})
    begun[2]?.complete()
    rests[2]?.end()
    begun[3]?.next({ data: 'update' })
    begun[3]?.complete()
    expect(rests.map(({ milliseconds }) => milliseconds)).toEqual([5000, 10_000, 20_000, 5000])
  })

  it('are not asked for any more when nobody listens, neither now nor after the rest', () => {
    const { begun, rests, stop, heard } = follow()
    begun[0]?.complete()
    stop()
    expect(rests[0]?.calledOff).toBe(true)

    const other = follow()
    other.stop()
    other.begun[0]?.next({ data: 'late' })
    expect(heard.concat(other.heard)).toEqual([])
  })

  it('are asked for again after rests that double up to a minute, no two pages at once', () => {
    expect([0, 1, 2, 3, 4, 5000].map((attempts) => restBefore(attempts, 0.5))).toEqual([
      5000, 10_000, 20_000, 40_000, 60_000, 60_000,
    ])
    expect([restBefore(0, 0), restBefore(0, 1)]).toEqual([2500, 7500])
  })
})
