import { describe, expect, it } from 'vitest'
import { QUEUE_FILTERS, QUEUE_KINDS, queueIdsOf, queueKindOf } from '../../gateway/game-data/rules/queue.ts'

describe('the kind of a queue', () => {
  it.each([
    ['ranked solo', 'SOLO', [420, 410, 6, 4]],
    ['ranked flex', 'FLEX', [440]],
    ['draft, blind, swift and quick play', 'NORMAL', [400, 430, 480, 490]],
    ['ARAM on either bridge', 'ARAM', [450, 100]],
    ['clash', 'CLASH', [700, 720]],
    ['arena, whatever its number this time', 'ARENA', [1700, 1710, 1750, 1799]],
    ['swarm with one to four players', 'SWARM', [1810, 1820, 1830, 1840]],
    ['games against bots', 'COOP', [31, 32, 33, 67, 830, 840, 850, 870, 880, 890]],
    ['a custom game', 'CUSTOM', [0]],
    ['modes that come and go', 'OTHER', [76, 900, 1020, 1300, 1400, 1900, 2000, 2300, 2400]],
    ['numbers of no queue', 'OTHER', [-1, 1, 421, 1699, 1900.5, 99_999, Number.NaN]],
  ])('of %s is %s', (_, kind, queueIds) => {
    for (const queueId of queueIds) expect(queueKindOf(queueId), `queue ${queueId}`).toBe(kind)
  })
})

describe('the queues of a filter', () => {
  it("are all of the filter's kind", () => {
    for (const filter of QUEUE_FILTERS) {
      expect(new Set(queueIdsOf(filter).map(queueKindOf))).toEqual(new Set([filter]))
      expect(QUEUE_KINDS).toContain(filter)
    }
  })

  it('are four for normal games', () => {
    expect(queueIdsOf('NORMAL')).toEqual([400, 430, 480, 490])
  })
})
