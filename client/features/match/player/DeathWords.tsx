import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../i18n/useLocale.ts'
import { useChampionName } from '../../../match/useChampionName.ts'
import type { CoursePlayer } from './course-player.ts'

interface DeathWordsProps {
  readonly death: { readonly killerId: number | null; readonly assistIds: readonly number[] }
  /** All participants of the match. */
  readonly participants: readonly CoursePlayer[]
}

/** `killed by Ahri, with Lee Sin`. */
export function DeathWords({ death: { killerId, assistIds }, participants }: DeathWordsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const nameOf = useChampionName()
  const namesOf = (ids: readonly (number | null)[]) =>
    ids.flatMap((id) => {
      const participant = participants.find(({ participantId }) => participantId === id)
      return participant === undefined ? [] : [nameOf(participant).text]
    })
  const [killer] = namesOf([killerId])
  const others = namesOf(assistIds)
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(others)
  if (killer === undefined) {
    return others.length === 0
      ? t('playerCourse.events.executed')
      : t('playerCourse.events.executedWith', { others: names })
  }
  return others.length === 0
    ? t('playerCourse.events.killed', { killer })
    : t('playerCourse.events.killedWith', { killer, others: names })
}
