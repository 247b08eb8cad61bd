import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createConnection } from '../../../client/apollo/connection.ts'
import { followUpdates, restBefore } from '../../../client/live/follow-updates.ts'

/** A subscription fed by the test, with the rests before each retry. */
function follow() {
  const begun: Subject<{ data?: string; error?: Error }>[] = []
  const rests: { milliseconds: number; end: () => void; cancelled: boolean }[] = []
  const received: string[] = []
  const connection = createConnection(() => 0)
  const stop = followUpdates<string>({
    subscribe() {
      const updates = new Subject<{ data?: string; error?: Error }>()
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
    state: connection,
  })
  return { begun, rests, received, connection, stop }
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

  it.each<[string, (updates: Subject<{ data?: string; error?: Error }> | undefined) => void]>([
    ['the server ends the subscription', (updates) => updates?.complete()],
    ['the subscription fails', (updates) => updates?.error(new Error('The server has no room.'))],
    ['an update fails', (updates) => updates?.next({ error: new Error('A field has no value.') })],
  ])('are lost from the moment when %s until the next update', (_when, end) => {
    const { begun, rests, received, connection } = follow()
    begun[0]?.next({ data: 'first' })
    expect(connection.state().kind).toBe('idle')
    end(begun[0])
    expect(connection.state().kind).toBe('lost')
    begun[0]?.next({ data: 'late' })
    begun[0]?.complete()
    rests[0]?.end()
    expect(connection.state().kind).toBe('lost')
    begun[1]?.next({ data: 'second' })
    expect(connection.state().kind).toBe('idle')
    expect(rests).toHaveLength(1)
    expect(received).toEqual(['first', 'second'])
  })

  it('are not lost any more once the page stops to listen', () => {
    const { begun, connection, stop } = follow()
    begun[0]?.complete()
    stop()
    expect(connection.state().kind).toBe('idle')
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
