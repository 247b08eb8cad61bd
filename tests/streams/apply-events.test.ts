import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ChannelEvent } from '../../gateway/streams/collections/channel-events.ts'
import { applyEvents } from '../../gateway/streams/rules/apply-events.ts'
import type { ProStream } from '../../gateway/streams/rules/pro-stream.ts'

const OFFLINE: ProStream = {
  revision: 1,
  goneAt: null,
  playerId: 'id-of-ana',
  name: 'Ana',
  team: null,
  league: null,
  role: 'MID',
  login: 'ana',
  rosterLogin: 'ana',
  channelId: '1',
  channel: 'KNOWN',
  heard: null,
  displayName: 'Ana',
  live: null,
  lastLiveAt: null,
}

const event = fc
  .record({
    kind: fc.constantFrom('ONLINE' as const, 'OFFLINE' as const),
    sentAt: fc.integer({ min: 1000, max: 1050 }),
  })
  .map(({ kind, sentAt }): ChannelEvent => ({
    kind,
    sentAt,
    channelId: '1',
    playerIds: ['id-of-ana'],
    startedAt: kind === 'ONLINE' ? sentAt : null,
    renamed: null,
    described: null,
  }))

function apply(stream: ProStream, events: readonly ChannelEvent[]): ProStream {
  return applyEvents(new Map([[stream.playerId, stream]]), events, null, 2000)[0] ?? stream
}

it('starts and ends of broadcasts have the same result in any order, in any portions, and when they are repeated', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(event, { selector: ({ sentAt }) => sentAt, maxLength: 8 }),
      fc.nat(8),
      fc.infiniteStream(fc.nat()),
      (events, size, random) => {
        const latest = events.toSorted((one, other) => one.sentAt - other.sentAt).at(-1)
        const shuffled = events
          .map((each) => ({ each, key: random.next().value ?? 0 }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ each }) => each)
        const inPortions = apply(apply(OFFLINE, shuffled.slice(0, size)), shuffled.slice(size))
        for (const result of [apply(OFFLINE, shuffled), inPortions, apply(inPortions, shuffled)]) {
          expect(result.live === null).toBe(latest?.kind !== 'ONLINE')
        }
      },
    ),
  )
})
