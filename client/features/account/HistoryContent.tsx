import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice.tsx'
import type { ChosenChampion } from '../../match/champion-choices.ts'
import { useChosenName } from '../../match/useChosenName.ts'
import type { AccountView, QueueChoice } from './account-view.ts'
import { LoadedMatches, type HistoryMatches, type LoadMatches } from './LoadedMatches.tsx'
import { MatchHistorySkeleton } from './MatchHistorySkeleton.tsx'
import { useAccountView } from './useAccountView.ts'

interface HistoryContentProps {
  /** Undefined while they are not loaded; null when Riot was unavailable. */
  readonly matches: HistoryMatches | null | undefined
  /** Added by the last refresh. */
  readonly newIds: readonly string[]
  readonly champion: ChosenChampion | null
  readonly loading: boolean
  /** True while missing data is still expected: until its fetch has failed. */
  readonly arriving: boolean
  /** Called when a button that may have the focus is removed. */
  readonly onButtonGone: () => void
  readonly onRetry: () => void
  readonly onLoad: LoadMatches
}

export function HistoryContent(props: HistoryContentProps) {
  const { matches, newIds, champion, loading, arriving, onButtonGone, onRetry, onLoad } = props
  const { t } = useTranslation()
  const [{ queue }] = useAccountView()
  const retry = (
    <Button disabledFocusable={loading} onClick={onRetry}>
      {loading ? t('common.loading') : t('common.retry')}
    </Button>
  )

  function retryAll() {
    onRetry()
    onButtonGone()
  }

  if (matches === undefined && arriving) return <MatchHistorySkeleton />
  if (matches === undefined) {
    return (
      <Notice
        role="alert"
        title={t('account.problem.networkTitle')}
        actions={<Button onClick={retryAll}>{t('common.retry')}</Button>}
      >
        {t('account.problem.network')}
      </Notice>
    )
  }
  if (matches === null) {
    return (
      <Notice title={t('account.problem.unavailableTitle')} actions={retry}>
        {t('account.matches.unavailable')}
      </Notice>
    )
  }
  if (matches.edges.length === 0 && matches.missing === 0 && !matches.pageInfo.hasNextPage) {
    return <NoMatches queue={queue} champion={champion} examined={matches.examined} onButtonGone={onButtonGone} />
  }
  return (
    <LoadedMatches
      key={JSON.stringify([queue, champion?.key])}
      matches={matches}
      newIds={newIds}
      queue={queue}
      champion={champion}
      loading={loading}
      onLoad={onLoad}
    />
  )
}

interface NoMatchesProps {
  readonly queue: QueueChoice
  readonly champion: ChosenChampion | null
  readonly examined: number
  /** Called when a button that may have the focus is removed. */
  readonly onButtonGone: () => void
}

/** Says which matches were examined without a result, and offers to widen the search. */
function NoMatches({ queue, champion, examined, onButtonGone }: NoMatchesProps) {
  const { t } = useTranslation()
  const nameOf = useChosenName()
  const [, changeView] = useAccountView()

  function widen(part: Partial<AccountView>) {
    changeView(part)
    onButtonGone()
  }

  const everyQueue = <Button onClick={() => widen({ queue: null })}>{t('account.matches.everyQueue')}</Button>

  if (champion !== null) {
    const name = nameOf(champion).text
    return (
      <Notice
        title={t('account.matches.emptyChampionTitle', { champion: name })}
        actions={
          <>
            <Button onClick={() => widen({ champion: null })}>{t('account.matches.everyChampion')}</Button>
            {queue === null ? null : everyQueue}
          </>
        }
      >
        {queue === null
          ? t('account.matches.emptyChampion', { count: examined })
          : t('account.matches.emptyChampionInQueue', { count: examined, queue: t(`queues.${queue}`) })}
      </Notice>
    )
  }
  if (queue !== null) {
    return (
      <Notice title={t('account.matches.emptyQueueTitle')} actions={everyQueue}>
        {t('account.matches.emptyQueue', { queue: t(`queues.${queue}`) })}
      </Notice>
    )
  }
  return <Notice title={t('account.matches.emptyTitle')}>{t('account.matches.empty')}</Notice>
}
