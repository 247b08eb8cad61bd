import { useTranslation } from 'react-i18next'
import { graphql } from '../../gql/gql.ts'
import { usePlayerChampionsQuery } from '../../gql/hooks.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { PlayerParams } from '../../paths.ts'
import { AskedChampions } from './AskedChampions.tsx'
import { CountedChampions } from './CountedChampions.tsx'
import { playerChampionsVariables } from './player-page-variables.ts'

graphql(/* GraphQL */ `
  query PlayerChampions($team: String, $name: String!, $last: Int!, $locale: Locale!) {
    proPlayer(team: $team, name: $name) {
      id
      champions(last: $last) {
        ...CountedChampions_champions @unmask
      }
    }
  }
`)

interface NewestChampionsProps {
  /** The address at which the player was found. */
  readonly asked: PlayerParams
  /** How many games are counted. */
  readonly last: number
  /** Called when a button goes away that may have the focus. */
  readonly onButtonGone: () => void
}

/** What a player played in his newest ranked solo games; it can take long, because Riot may have to be asked. */
export function NewestChampions({ asked, last, onButtonGone }: NewestChampionsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data, previousData, loading, refetch } = usePlayerChampionsQuery({
    variables: playerChampionsVariables(asked, last, locale),
    notifyOnNetworkStatusChange: true,
  })
  // What was counted before stays in sight while it is counted anew.
  const champions = (data ?? (loading ? previousData : undefined))?.proPlayer?.champions

  function retry() {
    void refetch()
    onButtonGone()
  }

  return (
    <AskedChampions loading={loading} unreachable={t('player.champions.unreachable')} onRetry={retry}>
      {champions === undefined ? null : <CountedChampions champions={champions} onRetry={retry} />}
    </AskedChampions>
  )
}
