import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { LocalText } from '../../components/LocalText.tsx'
import { useChampionName } from '../../match/useChampionName.ts'
import type { StreamActivity } from './stream-activity.ts'
import { useChannelWords } from './useChannelWords.ts'

/** `in game on Azir`, the name of another game, the time of the last stream, or why its state is unknown. */
export function ActivityWords({ activity }: { readonly activity: StreamActivity }) {
  const { t } = useTranslation()
  const nameOf = useChampionName()
  const words = useChannelWords()
  switch (activity.kind) {
    case 'inGame':
      return (
        <>
          {t('streams.activity.inGame')} <LocalText name={nameOf(activity.seat)} />
        </>
      )
    case 'league':
      return 'League of Legends'
    case 'other':
      return t('streams.activity.other', { game: activity.name })
    case 'unnamed':
      return t('streams.activity.unnamed')
    case 'notLive':
      return activity.lastLiveAt === null ? (
        t('streams.activity.never')
      ) : (
        <Age moment={activity.lastLiveAt}>{(age) => t('streams.activity.lastLive', { age })}</Age>
      )
    case 'unknown':
      return words(`reasons.${activity.reason}`)
  }
}
