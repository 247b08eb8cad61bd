import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/useFormat.ts'
import type { FrameEvents } from './frame-events.ts'
import { countObjectives, type CountedObjective, type Objective } from './objectives.ts'

export interface CourseWords {
  /** `Blue side +2,310`. */
  lead(lead: number): string
  /** `Ocean Drake, outer tower (top)`. */
  objectives(objectives: readonly Objective[]): string
  /** `Blue side: 2 kills, Ocean Drake`; null when the side has none. */
  events(side: 'blue' | 'red', events: FrameEvents): string | null
}

export function useCourseWords(): CourseWords {
  const { t } = useTranslation()
  const format = useFormat()

  function counted({ kind, lane, times }: CountedObjective): string {
    const name = t(`matchCourse.objectives.${kind}`)
    const event =
      lane === null ? name : t('matchCourse.events.inLane', { event: name, lane: t(`matchCourse.lanes.${lane}`) })
    return times === 1 ? event : t('matchCourse.events.times', { event, times })
  }

  const objectiveWords = (objectives: readonly Objective[]) => countObjectives(objectives).map(counted)

  return {
    lead: (lead) =>
      lead === 0
        ? t('matchCourse.lead.level')
        : t('matchCourse.lead.ahead', {
            side: t(`scoreboard.sides.${lead > 0 ? 'blue' : 'red'}`),
            amount: format.number(Math.abs(lead)),
          }),
    objectives: (objectives) => objectiveWords(objectives).join(', '),
    events: (side, { kills, objectives }) => {
      const events = [
        ...(kills[side] === 0 ? [] : [t('matchCourse.events.kills', { count: kills[side] })]),
        ...objectiveWords(objectives.filter((objective) => objective.side === side)),
      ]
      return events.length === 0
        ? null
        : t('matchCourse.events.bySide', { side: t(`scoreboard.sides.${side}`), events: events.join(', ') })
    },
  }
}
