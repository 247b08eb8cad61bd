import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortChampions } from '../../../client/features/player/champion-order.ts'
import {
  CHAMPION_ORDERS,
  COUNTED_GAMES,
  GAME_QUEUES,
  readPlayerView,
  writePlayerView,
} from '../../../client/features/player/player-view.ts'

describe('the view of a pro player', () => {
  it('is read back as it was written', () => {
    const views = fc.record({
      last: fc.constantFrom(...COUNTED_GAMES),
      order: fc.constantFrom(...CHAMPION_ORDERS),
      reverse: fc.boolean(),
      queue: fc.constantFrom(...GAME_QUEUES),
    })
    fc.assert(
      fc.property(views, (view) => {
        const written = writePlayerView(new URLSearchParams('other=1&last=7'), view)
        expect(readPlayerView(written)).toEqual(view)
        expect(written.get('other')).toBe('1')
      }),
    )
  })

  it('leaves defaults out of the address', () => {
    expect(writePlayerView(new URLSearchParams(), readPlayerView(new URLSearchParams())).toString()).toBe('')
  })

  it('falls back to defaults for invalid values', () => {
    expect(readPlayerView(new URLSearchParams('last=21&sort=luck&reverse=yes&queue=poker'))).toEqual({
      last: 20,
      queue: null,
      order: 'games',
      reverse: false,
    })
  })
})

describe('the order of the champions of a pro player', () => {
  const played = (name: string, games: number, low: number | null, kda: number | null) => ({
    name,
    record: { games, winRate: low === null ? null : { low }, kda },
  })
  const ENTRIES = [played('many', 9, 0.4, 2), played('lucky', 2, 0.3, null), played('few', 1, 0.5, 3)]
  const namesBy = (order: (typeof CHAMPION_ORDERS)[number], reverse = false) =>
    sortChampions(ENTRIES, { order, reverse }).map(({ name }) => name)

  it('is by games, by the lower end of the win rate, or by KDA with deathless first', () => {
    expect(namesBy('games')).toEqual(['many', 'lucky', 'few'])
    expect(namesBy('winRate')).toEqual(['few', 'many', 'lucky'])
    expect(namesBy('kda')).toEqual(['lucky', 'few', 'many'])
  })

  it('can be reversed', () => {
    expect(namesBy('kda', true)).toEqual(['many', 'few', 'lucky'])
  })

  it('keeps the order of entries on a tie', () => {
    const level = [played('a', 3, 0.2, null), played('b', 3, 0.2, null)]
    for (const order of CHAMPION_ORDERS) {
      expect(sortChampions(level, { order, reverse: false })).toEqual(level)
      expect(sortChampions(level, { order, reverse: true })).toEqual(level)
    }
  })
})
