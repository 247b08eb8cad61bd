import { useTranslation } from 'react-i18next'
import { graphql } from '../../gql/gql.ts'
import { usePlayerChampionsQuery } from '../../gql/PlayerChampions.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { PlayerParams } from '../../paths.ts'
import { AskedChampions } from './AskedChampions.tsx'
import { CountedChampions } from './CountedChampions.tsx'
import { playerChampionsVariables } from './load-player-page.ts'

graphql(/* GraphQL */ `
  query PlayerChampions($team: String, $name: String!, $last: Int!, $locale: Locale!) {
    proPlayer(by: { name: { name: $name, team: $team } }) {
      id
      champions(last: $last) {
        ...CountedChampions_champions
      }
    }
  }
`)

interface NewestChampionsProps {
  /** The address at which the player was found. */
  readonly asked: PlayerParams
  readonly last: number
  /** Called when a button that may have the focus is removed. */
  readonly onButtonGone: () => void
}

/** The query can take long, because the server may have to fetch games from Riot. */
export function NewestChampions({ asked, last, onButtonGone }: NewestChampionsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data, previousData, loading, refetch } = usePlayerChampionsQuery({
    variables: playerChampionsVariables(asked, last, locale),
    notifyOnNetworkStatusChange: true,
  })
  // The previous counts stay visible while new ones are fetched.
  const champions = (data ?? (loading ? previousData : undefined))?.proPlayer?.champions

  function retry() {
    void refetch()
    onButtonGone()
  }

  return (
    <AskedChampions loading={loading} unreachable={t('player.champions.unreachable')} onRetry={retry}>
      {champions === undefined ? null : <CountedChampions asked={asked} champions={champions} onRetry={retry} />}
    </AskedChampions>
  )
}
