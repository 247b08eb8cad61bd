import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { InvalidMatchIdError } from '../../gateway/shared/match-id.ts'
import { compressTimeline, restoreTimeline } from '../../gateway/timelines/collections/timeline-bytes.ts'
import { normaliseTimeline } from '../../gateway/timelines/rules/normalise-timeline.ts'

const sample = new URL('../../../shared/samples/timeline/JP1_566638130.json', import.meta.url)
const absent = !existsSync(sample)
const note = absent ? ' (skipped: no sample payloads beside the checkout)' : ''

/** A body with these events in one frame of two participants. */
function bodyOf(events: readonly object[]) {
  const participantFrames = { 1: { totalGold: 500 }, 2: { totalGold: 500 } }
  return {
    metadata: { matchId: 'EUW1_1' },
    info: {
      frames: [
        { timestamp: 0, participantFrames, events: [] },
        { timestamp: 60_000, participantFrames, events },
      ],
    },
  }
}

function purchasesOf(events: readonly object[]) {
  const { participants } = normaliseTimeline(bodyOf(events.map((event) => ({ participantId: 1, ...event }))))
  return participants[0]?.purchases
}

describe('a timeline of Riot', () => {
  it('with wrong or missing values still has a valid form', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.jsonValue()), (info, events) => {
        for (const body of [
          { metadata: { matchId: 'EUW1_1' }, info },
          { metadata: { matchId: 'EUW1_1' }, info: { frames: events } },
          bodyOf(events.map((event) => Object(event))),
        ]) {
          const timeline = normaliseTimeline(body)
          expect(restoreTimeline(compressTimeline(timeline))).toEqual(timeline)
        }
      }),
    )
  })

  it('without a match id is refused', () => {
    expect(() => normaliseTimeline({ metadata: {}, info: { frames: [] } })).toThrow(InvalidMatchIdError)
  })

  it('leaves out purchases that were taken back', () => {
    const bought = { type: 'ITEM_PURCHASED', itemId: 1055, timestamp: 1 }
    const undo = { type: 'ITEM_UNDO', beforeId: 1055, afterId: 0, timestamp: 2 }
    const boots = { type: 'ITEM_PURCHASED', itemId: 1001, timestamp: 3 }
    expect(purchasesOf([bought, undo, boots])).toEqual([{ at: 3, itemId: 1001, sold: false }])
  })

  it('takes back the last of several purchases of an item', () => {
    const buy = (timestamp: number) => ({ type: 'ITEM_PURCHASED', itemId: 2003, timestamp })
    const undo = { type: 'ITEM_UNDO', beforeId: 2003, afterId: 0, timestamp: 3 }
    expect(purchasesOf([buy(1), buy(2), undo])).toEqual([{ at: 1, itemId: 2003, sold: false }])
  })

  it('leaves out sales that were taken back', () => {
    const bought = { type: 'ITEM_PURCHASED', itemId: 1055, timestamp: 1 }
    const sold = { type: 'ITEM_SOLD', itemId: 1055, timestamp: 2 }
    const undo = { type: 'ITEM_UNDO', beforeId: 0, afterId: 1055, timestamp: 3 }
    expect(purchasesOf([bought, sold])).toHaveLength(2)
    expect(purchasesOf([bought, sold, undo])).toEqual([{ at: 1, itemId: 1055, sold: false }])
  })

  it('counts an evolved skill as no skill point', () => {
    const point = { type: 'SKILL_LEVEL_UP', participantId: 2, skillSlot: 4, timestamp: 1, levelUpType: 'NORMAL' }
    const { participants } = normaliseTimeline(bodyOf([point, { ...point, levelUpType: 'EVOLVE' }]))
    expect(participants[1]?.skills).toEqual([{ at: 1, slot: 4 }])
  })

  it('names monsters that it does not know as other ones', () => {
    const kill = { type: 'ELITE_MONSTER_KILL', timestamp: 1, killerTeamId: 200, killerId: 0 }
    const { monsters } = normaliseTimeline(
      bodyOf([
        { ...kill, monsterType: 'DRAGON', monsterSubType: 'ELDER_DRAGON' },
        { ...kill, monsterType: 'DRAGON', monsterSubType: 'HEXTECH_DRAGON' },
        { ...kill, monsterType: 'NEW_MONSTER' },
      ]),
    )
    expect(monsters.map(({ monster, dragon }) => [monster, dragon])).toEqual([
      ['ELDER_DRAGON', null],
      ['DRAGON', 'HEXTECH'],
      ['OTHER', null],
    ])
    expect(monsters[0]).toMatchObject({ teamId: 200, killerId: null })
  })
})

/** Fields of the sample that these tests read themselves. */
const event = z.looseObject({ type: z.string(), timestamp: z.number() })
const payload = z.object({
  info: z.object({
    frames: z.array(
      z.object({
        timestamp: z.number(),
        events: z.array(event),
        participantFrames: z.record(
          z.string(),
          z.looseObject({
            totalGold: z.number(),
            xp: z.number(),
            minionsKilled: z.number(),
            jungleMinionsKilled: z.number(),
          }),
        ),
      }),
    ),
  }),
})

describe.skipIf(absent)(`a real timeline${note}`, () => {
  const text = absent ? '{"info":{"frames":[]}}' : readFileSync(sample, 'utf8')
  const { frames } = payload.parse(JSON.parse(text)).info
  const read = () => normaliseTimeline(JSON.parse(text))
  const countEvents = (type: string, isMeant: (event: Readonly<Record<string, unknown>>) => boolean = () => true) =>
    frames.flatMap(({ events }) => events).filter((each) => each.type === type && isMeant(each)).length

  it('keeps the figures of each participant at each frame', () => {
    const timeline = read()
    expect(timeline.frames).toEqual(frames.map(({ timestamp }) => timestamp))
    for (const { participantId, gold, experience, creepScore } of timeline.participants) {
      const figures = frames.map(({ participantFrames }) => participantFrames[participantId])
      expect(gold).toEqual(figures.map((at) => at?.totalGold))
      expect(experience).toEqual(figures.map((at) => at?.xp))
      expect(creepScore).toEqual(figures.map((at) => at && at.minionsKilled + at.jungleMinionsKilled))
    }
  })

  it('keeps each kill, objective, purchase and skill point', () => {
    const { kills, monsters, buildings, participants } = read()
    expect(kills).toHaveLength(countEvents('CHAMPION_KILL'))
    expect(monsters).toHaveLength(countEvents('ELITE_MONSTER_KILL'))
    expect(buildings).toHaveLength(countEvents('BUILDING_KILL'))
    const isOfPlayer = ({ participantId }: Readonly<Record<string, unknown>>) => participantId !== 0
    const points = countEvents('SKILL_LEVEL_UP', ({ levelUpType }) => levelUpType === 'NORMAL')
    expect(participants.flatMap(({ skills }) => skills)).toHaveLength(points)
    const purchases = participants.flatMap((each) => each.purchases)
    const [bought, sold] = [countEvents('ITEM_PURCHASED', isOfPlayer), countEvents('ITEM_SOLD', isOfPlayer)]
    expect(purchases).toHaveLength(bought + sold - countEvents('ITEM_UNDO', isOfPlayer))
  })

  it('names every monster and building', () => {
    const { monsters, buildings } = read()
    expect(monsters.map(({ monster }) => monster)).not.toContain('OTHER')
    expect(buildings.map(({ building }) => building)).not.toContain('OTHER')
    expect(buildings.map(({ lane }) => lane)).not.toContain(null)
  })

  it('takes at most 12 kB in the store', () => {
    const bytes = compressTimeline(read())
    expect(bytes.length).toBeLessThan(12_000)
    expect(restoreTimeline(bytes)).toEqual(read())
  })
})
