import { describe, expect, it } from 'vitest'
import champions from '../../gateway/game-data/facts/champions.json' with { type: 'json' }
import items from '../../gateway/game-data/facts/items.json' with { type: 'json' }
import { LANES } from '../../gateway/game-data/rules/lane.ts'
import { GUARDIAN_ITEMS, SHELVES, SUPPORT_QUEST } from '../../gateway/simulator/match/shelves.ts'
import { CHAMPIONS, listChampions } from '../../gateway/simulator/world/champions.ts'
import { ORDINARY_QUEUES } from '../../gateway/simulator/world/queues.ts'

describe('the table of champions', () => {
  it('has every champion of the static data once', () => {
    const slugs = CHAMPIONS.map(({ slug }) => slug)
    expect(slugs.toSorted()).toEqual(champions.map(({ slug }) => slug).toSorted())
  })

  it.each(LANES)('has enough champions for %s', (lane) => {
    expect(listChampions(lane).length).toBeGreaterThanOrEqual(20)
  })
})

describe('the table of items', () => {
  const onTheRift = new Set(items.filter(({ maps }) => maps.some((map) => map === 11)).map(({ id }) => id))
  const missing = (ids: readonly number[]) => ids.filter((id) => !onTheRift.has(id))

  it.each(Object.entries(SHELVES))(
    'sells to a %s only items of the static data',
    (_, { boots, first, finished, parts }) => {
      expect(missing([...boots, first, ...finished, ...parts])).toEqual([])
      expect(finished.length).toBeGreaterThanOrEqual(8)
    },
  )

  it('sells to supports only items of the static data', () => {
    expect(missing([...GUARDIAN_ITEMS, ...SUPPORT_QUEST.flatMap(({ items }) => items)])).toEqual([])
  })
})

describe('the table of queues', () => {
  it('distributes all matches of ordinary evenings', () => {
    expect(ORDINARY_QUEUES.reduce((sum, { share }) => sum + share.ordinary, 0)).toBe(100)
    expect(ORDINARY_QUEUES.reduce((sum, { share }) => sum + share.best, 0)).toBe(100)
  })
})
