import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortByKey } from '../../gateway/delivery/rules/sort-key.ts'
import { streamSortKey } from '../../gateway/streams/rules/pro-stream.ts'

const stream = fc.record({
  name: fc.constantFrom('Ana', 'Bo', 'bo', 'Žak', '선'),
  live: fc.option(fc.record({ viewers: fc.oneof(fc.nat(3), fc.nat()) })),
  lastLiveAt: fc.option(fc.oneof(fc.nat(3), fc.maxSafeNat())),
})

it('streams are listed live first, by viewers, then by their last broadcast, then by name', () => {
  fc.assert(
    fc.property(fc.array(stream), (streams) => {
      const expected = streams.toSorted(
        (a, b) =>
          Number(a.live === null) - Number(b.live === null) ||
          (b.live?.viewers ?? 0) - (a.live?.viewers ?? 0) ||
          (b.lastLiveAt ?? 0) - (a.lastLiveAt ?? 0) ||
          (a.name < b.name ? -1 : Number(a.name > b.name)),
      )
      expect(sortByKey(streams, streamSortKey)).toEqual(expected)
    }),
  )
})
