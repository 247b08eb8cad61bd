import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { followUpdates, restBefore } from '../../../client/live/follow-updates.ts'

/** A subscription fed by the test, with the rests before each retry. */
function follow() {
  const begun: Subject<{ data?: string }>[] = []
  const rests: { milliseconds: number; end: () => void; cancelled: boolean }[] = []
  const received: string[] = []
  const stop = followUpdates<string>({
    subscribe() {
      const updates = new Subject<{ data?: string }>()
      begun.push(updates)
      return updates
    },
    onUpdate: (update) => received.push(update),
    later(milliseconds, end) {
      const rest = { milliseconds, end, cancelled: false }
      rests.push(rest)
      return () => {
        rest.cancelled = true
      }
    },
    chance: () => 0.5,
  })
  return { begun, rests, received, stop }
}

describe('followed updates', () => {
  it('arrive in order, and are requested again after a rest when the server ends the subscription', () => {
    const { begun, rests, received } = follow()
    begun[0]?.next({ data: 'first' })
    begun[0]?.next({ data: 'second' })
    begun[0]?.complete()
    expect(begun).toHaveLength(1)
    rests[0]?.end()
    begun[1]?.next({ data: 'third' })
    expect(received).toEqual(['first', 'second', 'third'])
  })

  it('back off while no update arrives, and reset once one does', () => {
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

  it('are not requested any more after the listener stops', () => {
    const { begun, rests, stop, received } = follow()
    begun[0]?.complete()
    stop()
    expect(rests[0]?.cancelled).toBe(true)

    const other = follow()
    other.stop()
    other.begun[0]?.next({ data: 'late' })
    expect(received.concat(other.received)).toEqual([])
  })

  it('are retried after rests that double up to a minute, with jitter', () => {
    expect([0, 1, 2, 3, 4, 5000].map((attempts) => restBefore(attempts, 0.5))).toEqual([
      5000, 10_000, 20_000, 40_000, 60_000, 60_000,
    ])
    expect([restBefore(0, 0), restBefore(0, 1)]).toEqual([2500, 7500])
  })
})
