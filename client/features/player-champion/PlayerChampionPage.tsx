import { NetworkStatus } from '@apollo/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { DocumentTitle } from '../../components/DocumentTitle.tsx'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { NotFoundPage } from '../../components/NotFoundPage.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { graphql } from '../../gql/gql.ts'
import { usePlayerChampionPageQuery } from '../../gql/PlayerChampionPage.ts'
import { playerChampionTitle } from '../../head/titles.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { playerChampionPath, type PlayerChampionParams } from '../../paths.ts'
import { NoAnswer } from '../../pro-scene/NoAnswer.tsx'
import { useCanonicalPath } from '../../routing/useCanonicalPath.ts'
import { KnownPlayerChampion } from './KnownPlayerChampion.tsx'
import { playerChampionPageVariables } from './load-player-champion-page.ts'
import { PlayerChampionSkeleton } from './PlayerChampionSkeleton.tsx'

graphql(/* GraphQL */ `
  query PlayerChampionPage($team: String, $name: String!, $champion: ChampionBy!, $locale: Locale!) {
    proPlayer(by: { name: { name: $name, team: $team } }) {
      id
      name
      slug
      team {
        id
        code
      }
      champion(by: $champion) {
        champion {
          id
          key
          slug
          name(locale: $locale) {
            text
            locale
          }
        }
        ...KnownPlayerChampion_play
      }
      ...PlayerChampionBand_player
    }
  }
`)

export function PlayerChampionPage(props: PlayerChampionParams) {
  return (
    <KeptFocus>
      <PlayerChampionContent {...props} />
    </KeptFocus>
  )
}

function PlayerChampionContent({ team, player: slug, champion: word }: PlayerChampionParams) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  // After a redirect to the canonical address, the page still queries by the original one.
  const [asked] = useState<PlayerChampionParams>({ team, player: slug, champion: word })
  const { data, loading, networkStatus, refetch } = usePlayerChampionPageQuery({
    variables: playerChampionPageVariables(asked, useLocale()),
    notifyOnNetworkStatusChange: true,
  })
  const busy = networkStatus === NetworkStatus.refetch
  const player = data?.proPlayer
  const play = player?.champion
  useCanonicalPath(
    player && play ? playerChampionPath({ team: player.team?.code ?? null, slug: player.slug }, play.champion) : null,
  )

  const unknownTitle = t('player.onChampion', { player: slug, champion: word })
  if (data === undefined && loading && !busy) return <PlayerChampionSkeleton title={unknownTitle} />
  if (data === undefined) {
    return (
      <>
        <PageBand title={unknownTitle} />
        <NoAnswer busy={busy} onRetry={() => void refetch()} />
      </>
    )
  }
  if (!player || !play) return <NotFoundPage pathname={pathname} reason="invalid" />
  return (
    <>
      {/* The route sets a title from the address on each navigation; this replaces it again. */}
      <DocumentTitle key={pathname} title={playerChampionTitle(player, play.champion, t)} />
      <KnownPlayerChampion player={player} play={play} asked={asked} />
    </>
  )
}
