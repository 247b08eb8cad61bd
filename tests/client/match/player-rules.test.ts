import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../../client/features/match/player/player-events.ts'
import { findChosen, readPlayerView, writePlayerView } from '../../../client/features/match/player/player-view.ts'
import { drawnPoint, spreadPoints } from '../../../client/features/match/player/rift-place.ts'
import { visitsOf } from '../../../client/features/match/player/shop-visits.ts'
import { compareWithUsual, isUsual } from '../../../client/features/match/player/usual-comparison.ts'
import { maxOrder, skillRows } from '../../../client/match/skill-order.ts'

const bought = (seconds: number, itemId: number, sold = false) => ({ seconds, item: { itemId }, sold })

describe('visits to the shop', () => {
  it('join purchases that are at most 30 seconds apart', () => {
    const visits = visitsOf([bought(10, 1), bought(40, 2), bought(70, 3), bought(101, 4)])
    expect(visits.map(({ seconds, items }) => [seconds, items.map(({ item }) => item.itemId)])).toEqual([
      [10, [1, 2, 3]],
      [101, [4]],
    ])
  })

  it('count several of one item, and keep sold ones apart', () => {
    const [visit] = visitsOf([bought(10, 1), bought(11, 2), bought(12, 1), bought(13, 1, true)])
    expect(visit?.items).toEqual([
      { item: { itemId: 1 }, sold: false, count: 2 },
      { item: { itemId: 2 }, sold: false, count: 1 },
      { item: { itemId: 1 }, sold: true, count: 1 },
    ])
  })

  it('are none without purchases', () => {
    expect(visitsOf([])).toEqual([])
  })
})

const points = (slots: string) => slots.split('').map((slot) => ({ slot: 'QWER'.indexOf(slot) + 1 }))

describe('the skill order', () => {
  it('starts with R, followed by the skills in the order of their fifth points', () => {
    expect(maxOrder(points('QEWQQRQEQERWEEWRWW'))).toEqual(['R', 'Q', 'E', 'W'])
  })

  it('ranks incomplete skills by their points, and leaves out those without', () => {
    expect(maxOrder(points('WQWEWW'))).toEqual(['W', 'Q', 'E'])
    expect(maxOrder(points('QQEEE'))).toEqual(['E', 'Q'])
    expect(maxOrder([])).toEqual([])
  })

  it('treats an R with more than three points like the other skills', () => {
    expect(maxOrder(points('RQRQRQRQRQ'))).toEqual(['R', 'Q'])
    expect(maxOrder(points('QRQRQRQRQR'))).toEqual(['Q', 'R'])
  })

  it('has a column for each of 18 levels, or more where a mode has more', () => {
    const rows = skillRows(points('QW'))
    expect(rows.map(({ skill, levels }) => [skill, levels.indexOf(true), levels.length])).toEqual([
      ['Q', 0, 18],
      ['W', 1, 18],
      ['E', -1, 18],
      ['R', -1, 18],
    ])
    expect(skillRows(points('Q'.repeat(20)))[0]?.levels).toHaveLength(20)
  })
})

describe('the comparison with the usual', () => {
  const usual = { games: 10, kills: 50, deaths: 40, assists: 80, kda: 3.25, creepScorePerMinute: 7 }
  const verdictsOf = (match: object, change: object = {}) =>
    compareWithUsual({ kills: 5, deaths: 4, assists: 8, creepScore: 210, ...match }, 1800, { ...usual, ...change }).map(
      ({ verdict }) => verdict,
    )

  it('finds figures within a tenth as usual', () => {
    expect(verdictsOf({})).toEqual(['same', 'same', 'same', 'same', 'same'])
    expect(verdictsOf({ creepScore: 225 }).at(-1)).toBe('same')
    expect(verdictsOf({ creepScore: 240 }).at(-1)).toBe('better')
  })

  it('calls fewer deaths better, and fewer of anything else worse', () => {
    expect(verdictsOf({ kills: 3, deaths: 2, assists: 4, creepScore: 100 })).toEqual([
      'worse',
      'better',
      'worse',
      'same',
      'worse',
    ])
    expect(verdictsOf({ kills: 9, deaths: 6, assists: 12 })).toEqual(['better', 'worse', 'better', 'same', 'same'])
  })

  it('ranks a match without deaths above every ratio', () => {
    expect(verdictsOf({ deaths: 0 })[3]).toBe('better')
    expect(verdictsOf({ deaths: 0 }, { deaths: 0, kda: null })[3]).toBe('same')
    expect(verdictsOf({}, { deaths: 0, kda: null })[3]).toBe('worse')
  })

  it('compares nothing with an unknown figure', () => {
    expect(verdictsOf({}, { creepScorePerMinute: null }).at(-1)).toBeNull()
  })

  it('shows values per game and per minute', () => {
    const figures = compareWithUsual({ kills: 5, deaths: 4, assists: 8, creepScore: 210 }, 1800, usual)
    expect(figures.map(({ match, usual: before }) => [match, before])).toEqual([
      [5, 5],
      [4, 4],
      [8, 8],
      [3.25, 3.25],
      [7, 7],
    ])
  })

  it('needs five games', () => {
    expect([4, 5].map((games) => isUsual({ games }))).toEqual([false, true])
  })
})

describe('the events of a player', () => {
  const death = (seconds: number, killerId: number | null, victimId: number, ...assistIds: number[]) => ({
    seconds,
    killerId,
    victimId,
    assistIds,
  })
  const all = [death(1, 2, 1, 3), death(2, 1, 2), death(3, 4, 2, 1), death(4, null, 1), death(5, 3, 2)]

  it('are the deaths, kills and assists, each in order', () => {
    const { deaths, kills, assists } = eventsOf(all, 1)
    expect([deaths, kills, assists].map((list) => list.map(({ seconds }) => seconds))).toEqual([[1, 4], [2], [3]])
  })
})

describe('the drawing of the map', () => {
  it('turns the map upside down, for its coordinates grow upwards', () => {
    expect(drawnPoint({ x: 0, y: 0 })).toEqual({ x: 0, y: 300 })
    expect(drawnPoint({ x: 7500, y: 15_000 })).toEqual({ x: 150, y: 0 })
  })

  it('keeps places outside the map at its edge', () => {
    expect(drawnPoint({ x: -50, y: 15_900 })).toEqual({ x: 0, y: 0 })
  })

  it('moves deaths apart that would cover one another, and only those', () => {
    const apart = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ]
    expect(spreadPoints(apart)).toEqual(apart)
    const spread = spreadPoints(Array.from({ length: 12 }, () => ({ x: 150, y: 150 })))
    expect(spread[0]).toEqual({ x: 150, y: 150 })
    for (const [index, one] of spread.entries()) {
      for (const other of spread.slice(index + 1)) {
        expect(Math.abs(one.x - other.x) >= 22 || Math.abs(one.y - other.y) >= 13).toBe(true)
      }
    }
  })

  it('moves deaths in a corner into the map', () => {
    for (const { x, y } of spreadPoints(Array.from({ length: 6 }, () => ({ x: 0, y: 300 })))) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(300)
    }
  })
})

describe('the chosen player', () => {
  const participants = [{ participantId: 6 }, { participantId: 1 }, { participantId: 3 }]
  const chosenBy = (search: string) => findChosen(participants, readPlayerView(new URLSearchParams(search)))

  it('is named by the address', () => {
    expect(chosenBy('player=3')).toEqual({ participantId: 3 })
  })

  it.each(['', 'player=', 'player=7', 'player=-3', 'player=03', 'player=abc', 'player=1000', 'player=3.5'])(
    'is the first participant when the address says "%s"',
    (search) => {
      expect(chosenBy(search)).toEqual({ participantId: 1 })
    },
  )

  it('is written without changing other parameters', () => {
    const written = writePlayerView(new URLSearchParams('lang=pl&player=2'), { player: 9 })
    expect(String(written)).toBe('lang=pl&player=9')
    expect(String(writePlayerView(written, { player: null }))).toBe('lang=pl')
  })
})
