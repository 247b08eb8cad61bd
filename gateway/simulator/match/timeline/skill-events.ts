import { hashText, Random } from '../../random.ts'
import type { Lobby } from '../../world/lobbies.ts'
import type { Performance } from '../course.ts'
import type { Gains } from './growth.ts'

const SKILLS = hashText('timeline-skills')

/** Levels at which the ultimate, slot 4, gets a point. */
const ULTIMATE_LEVELS = new Set([6, 11, 16])
const POINTS_A_SKILL = 5
const MAX_POINTS = 18

/** The orders of the first three slots, most points first. The first ones are the most common. */
const ORDERS = [
  [1, 3, 2],
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [3, 1, 2],
  [2, 3, 1],
] as const

/** The levels that a player reaches and the skill points for them, one for each level. */
export function listSkillEvents(
  { key }: Lobby,
  { seat, champion, absent }: Performance,
  times: readonly number[],
  gains: readonly Gains[],
) {
  if (absent) return []
  const random = new Random(key, SKILLS, seat)
  const participantId = seat + 1
  const slots = listSlots(new Random(SKILLS, champion.key).pick(ORDERS))
  const end = times.at(-1) ?? 0
  // The first points are spent in the fountain.
  let [reached, spent] = [random.within(1000, 6000), 0]

  return gains.flatMap((each, index) => {
    const before = gains[index - 1]?.level ?? 0
    const [since, until] = [times[index - 1] ?? 0, times[index] ?? 0]
    const gap = (until - since) / (each.level - before)
    return Array.from({ length: each.level - before }, (_, step) => {
      const level = before + step + 1
      if (index > 0) {
        reached = Math.min(until, Math.max(reached + 1, Math.ceil(since + gap * (step + random.within(0.1, 1)))))
      }
      spent = Math.min(end, Math.max(spent + 50, Math.round(reached + random.within(200, 2500))))
      const point = { levelUpType: 'NORMAL', participantId, skillSlot: slots[level - 1] ?? 4, timestamp: spent }
      return [
        ...(index > 0 ? [{ level, participantId, timestamp: reached, type: 'LEVEL_UP' }] : []),
        { ...point, type: 'SKILL_LEVEL_UP' },
      ]
    }).flat()
  })
}

/** The slot of each point. All three basic skills are learned first, then raised in the order. */
function listSlots(order: (typeof ORDERS)[number]): readonly number[] {
  const points = new Map<number, number>()
  return Array.from({ length: MAX_POINTS }, (_, index) => {
    const level = index + 1
    const learning = order[index]
    const raised = order.find((slot) => (points.get(slot) ?? 0) < Math.min(POINTS_A_SKILL, Math.ceil(level / 2)))
    const slot = ULTIMATE_LEVELS.has(level) ? 4 : (learning ?? raised ?? 4)
    points.set(slot, (points.get(slot) ?? 0) + 1)
    return slot
  })
}
