import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/useFormat.ts'
import { type LeadPoint, summaryOf } from './lead-line.ts'
import { useCourseWords } from './useCourseWords.ts'

/** The largest lead of each side, and the one at the end. */
export function useLeadSummary(figure: string, points: readonly LeadPoint[]): string {
  const { t } = useTranslation()
  const format = useFormat()
  const words = useCourseWords()
  const summary = summaryOf(points)
  if (summary === null) return figure

  const sideWords = (colour: 'blue' | 'red') => {
    const side = t(`scoreboard.sides.${colour}`)
    const most = summary[colour]
    return most === null
      ? t('matchCourse.lead.never', { side })
      : t('matchCourse.lead.most', {
          side,
          amount: format.number(Math.abs(most.lead)),
          time: format.duration(most.seconds),
        })
  }
  return t('matchCourse.lead.label', {
    figure,
    blue: sideWords('blue'),
    red: sideWords('red'),
    end: t('matchCourse.lead.end', { lead: words.lead(summary.last.lead) }),
  })
}
