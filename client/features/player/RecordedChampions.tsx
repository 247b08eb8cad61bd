import { useTranslation } from 'react-i18next'
import { nextSort } from '../../components/column-sort.ts'
import { Notice } from '../../components/Notice.tsx'
import { graphql } from '../../gql/gql.ts'
import { usePlayerRecordedChampionsQuery } from '../../gql/PlayerRecordedChampions.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { PlayerParams } from '../../paths.ts'
import { Spoiler } from '../../settings/Spoiler.tsx'
import { useSpoiler } from '../../settings/useSpoiler.ts'
import { AskedChampions } from './AskedChampions.tsx'
import { sortChampions } from './champion-order.ts'
import { CountedFacts } from './CountedFacts.tsx'
import { recordedChampionsVariables } from './load-player-page.ts'
import { PlayerChampionTable } from './PlayerChampionTable.tsx'
import { usePlayerView } from './usePlayerView.ts'

graphql(/* GraphQL */ `
  query PlayerRecordedChampions($team: String, $name: String!, $locale: Locale!) {
    proPlayer(by: { name: { name: $name, team: $team } }) {
      id
      recordedChampions {
        record {
          games
          winRate {
            low
          }
          kda
        }
        ...PlayerChampionRow_entry
      }
    }
  }
`)

interface RecordedChampionsProps {
  /** The address at which the player was found. */
  readonly asked: PlayerParams
  /** Called when a button that may have the focus is removed. */
  readonly onButtonGone: () => void
}

export function RecordedChampions({ asked, onButtonGone }: RecordedChampionsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const locale = useLocale()
  const [view, change] = usePlayerView()
  const spoiler = useSpoiler()
  const { data, previousData, loading, refetch } = usePlayerRecordedChampionsQuery({
    variables: recordedChampionsVariables(asked, locale),
    notifyOnNetworkStatusChange: true,
  })
  const entries = (data ?? (loading ? previousData : undefined))?.proPlayer?.recordedChampions

  function retry() {
    void refetch()
    onButtonGone()
  }

  function content() {
    if (entries === undefined) return null
    if (entries.length === 0) {
      return <Notice title={t('player.champions.noneRecordedTitle')}>{t('player.champions.noneRecorded')}</Notice>
    }
    const games = entries.reduce((sum, { record }) => sum + record.games, 0)
    return (
      <>
        <CountedFacts byInterval={view.order === 'winRate'}>
          <output>{t('player.champions.recorded', { count: games, number: format.number(games) })}</output>
        </CountedFacts>
        <Spoiler spoiler={spoiler}>
          <PlayerChampionTable
            asked={asked}
            label={t('player.champions.recordedTitle')}
            entries={sortChampions(entries, view)}
            sort={view}
            onSort={(order) => change(nextSort(view, order))}
          />
        </Spoiler>
      </>
    )
  }

  return (
    <AskedChampions loading={loading} unreachable={t('player.champions.unreachableRecorded')} onRetry={retry}>
      {content()}
    </AskedChampions>
  )
}
