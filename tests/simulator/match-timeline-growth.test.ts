import { describe, expect, it } from 'vitest'
import items from '../../gateway/game-data/facts/items.json' with { type: 'json' }
import type { ParticipantBody } from './riot-world.ts'
import { count, everyMatch, frameOf, isOnRift, ofType } from './timelines.ts'
import type { TimelineEvent } from './timelines.ts'

const MINUTE_MS = 60_000

const prices = new Map(items.map(({ id, gold }) => [id, gold ?? 0]))

/** The items that a player holds, in the order of their purchase, after each event. */
function replay(events: readonly TimelineEvent[], participantId: number) {
  const held: number[] = []
  return ofType(events, 'ITEM_PURCHASED', 'ITEM_SOLD', 'ITEM_DESTROYED', 'ITEM_UNDO')
    .filter((event) => event.participantId === participantId)
    .map((event) => {
      const { type, timestamp, itemId = 0, beforeId } = event
      if (type === 'ITEM_PURCHASED') held.push(itemId)
      else {
        const index = held.lastIndexOf(beforeId ?? itemId)
        if (index === -1) throw new Error(`${type} of an item that is not held: ${JSON.stringify(event)}`)
        held.splice(index, 1)
      }
      return { timestamp, held: [...held], spent: held.reduce((sum, id) => sum + (prices.get(id) ?? 0), 0) }
    })
}

/** Quest items of the lanes, which are never bought. */
const QUESTS = new Set([1206, 1208, 1209, 1221])

const inventoryOf = (each: ParticipantBody) =>
  [
    each.item0,
    each.item1,
    each.item2,
    each.item3,
    each.item4,
    each.item5,
    each.item6,
    Number(each['roleBoundItem']),
  ].filter((id) => id !== 0 && !QUESTS.has(id))
const byNumber = (one: number, other: number) => one - other

describe('the purchases of a timeline', () => {
  it('leave the inventory of the match', () => {
    everyMatch(({ match, events }) => {
      for (const participant of match.info.participants) {
        const held = replay(events, participant.participantId).at(-1)?.held ?? []
        expect(held.toSorted(byNumber)).toEqual(inventoryOf(participant).toSorted(byNumber))
      }
    })
  })

  it('are affordable, and fit into six slots and one for the trinket', () => {
    everyMatch(({ match, events, timeline }) => {
      for (const { participantId } of match.info.participants) {
        const states = replay(events, participantId)
        for (const { timestamp, held, spent } of states) {
          const frame = timeline.info.frames.find((each) => each.timestamp >= timestamp)
          if (frame === undefined) throw new Error('a purchase after the end')
          expect(spent).toBeLessThanOrEqual(frameOf(frame, participantId).totalGold)
          expect(held.length).toBeLessThanOrEqual(7)
        }
        for (const frame of timeline.info.frames) {
          const { totalGold, currentGold } = frameOf(frame, participantId)
          const spent = states.findLast(({ timestamp }) => timestamp <= frame.timestamp)?.spent ?? 0
          expect(currentGold).toBe(totalGold - spent)
          expect(currentGold).toBeGreaterThanOrEqual(0)
        }
      }
    })
  })

  it('start within 90 seconds with an item and a trinket', () => {
    everyMatch(({ match, events }) => {
      for (const { participantId, item6 } of match.info.participants) {
        if (item6 === 0) continue
        const early = replay(events, participantId).filter(({ timestamp }) => timestamp <= 90_000)
        const held = early.flatMap((state) => state.held)
        expect(held.some((id) => [3340, 3363, 3364].includes(id))).toBe(true)
        expect(held.some((id) => [1054, 1055, 1056, 1103, 3865].includes(id))).toBe(true)
      }
    }, isOnRift)
  })

  it('are sometimes undone directly', () => {
    let undone = 0
    everyMatch(({ events }) => {
      for (const undo of ofType(events, 'ITEM_UNDO')) {
        const own = events.slice(0, events.indexOf(undo)).filter(({ participantId, itemId }) => {
          return participantId === undo.participantId && itemId === undo.beforeId
        })
        expect(own.at(-1)?.type).toBe('ITEM_PURCHASED')
        expect(undo.timestamp - (own.at(-1)?.timestamp ?? 0)).toBeLessThan(3000)
        expect(undo.goldGain).toBe(prices.get(undo.beforeId ?? 0))
        undone++
      }
    })
    expect(undone).toBeGreaterThan(10)
  })

  it('come from several visits to the shop', () => {
    everyMatch(({ match, events }) => {
      for (const { participantId } of match.info.participants) {
        const own = ofType(events, 'ITEM_PURCHASED').filter((event) => event.participantId === participantId)
        expect(new Set(own.map(({ timestamp }) => Math.floor(timestamp / MINUTE_MS))).size).toBeGreaterThan(3)
      }
    }, isOnRift)
  })
})

describe('the levels of a timeline', () => {
  it('rise in the frame that shows them, with one skill point for each', () => {
    everyMatch(({ match, events, timeline }) => {
      for (const { participantId } of match.info.participants) {
        const own = events.filter((event) => event.participantId === participantId)
        let points = 0
        timeline.info.frames.forEach((frame, index) => {
          const { level } = frameOf(frame, participantId)
          const before = timeline.info.frames[index - 1]
          const ups = ofType(own, 'LEVEL_UP').filter((event) => frame.events.includes(event))
          const earlier = before === undefined ? level : frameOf(before, participantId).level
          expect(ups.map((event) => event.level)).toEqual(
            Array.from({ length: level - earlier }, (_, step) => earlier + step + 1),
          )
          points += ofType(own, 'SKILL_LEVEL_UP').filter((event) => frame.events.includes(event)).length
          expect(points).toBeLessThanOrEqual(level)
        })
      }
    })
  })

  it('give a point to the ultimate at 6, 11 and 16, and at most five to every other skill', () => {
    everyMatch(({ match, events }) => {
      for (const { participantId, champLevel, item6 } of match.info.participants) {
        const slots = ofType(events, 'SKILL_LEVEL_UP')
          .filter((event) => event.participantId === participantId)
          .map(({ skillSlot }) => skillSlot)
        if (item6 === 0) continue
        expect(slots).toHaveLength(champLevel)
        expect(slots.flatMap((slot, index) => (slot === 4 ? [index + 1] : []))).toEqual(
          [6, 11, 16].filter((level) => level <= champLevel),
        )
        expect(new Set(slots.slice(0, 3)).size).toBe(Math.min(3, champLevel))
        for (const skill of [1, 2, 3]) {
          slots.forEach((_, index) => {
            const ranks = count(slots.slice(0, index + 1), (slot) => slot === skill)
            expect(ranks).toBeLessThanOrEqual(Math.min(5, Math.ceil((index + 1) / 2)))
          })
        }
      }
    })
  })
})

describe('the wards of a timeline', () => {
  it('are as many as in the match', () => {
    everyMatch(({ match, events }) => {
      for (const { participantId, ...each } of match.info.participants) {
        const placed = ofType(events, 'WARD_PLACED').filter(({ creatorId }) => creatorId === participantId)
        expect(placed).toHaveLength(Number(each['wardsPlaced']))
        expect(count(placed, ({ wardType }) => wardType === 'CONTROL_WARD')).toBe(each['detectorWardsPlaced'])
        const killed = ofType(events, 'WARD_KILL').filter(({ killerId }) => killerId === participantId)
        expect(killed).toHaveLength(Number(each['wardsKilled']))
      }
    })
  })
})
