import { NetworkStatus } from '@apollo/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { DocumentTitle } from '../../components/DocumentTitle.tsx'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { NotFoundPage } from '../../components/NotFoundPage.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { graphql } from '../../gql/gql.ts'
import { usePlayerPageQuery } from '../../gql/PlayerPage.ts'
import { playerTitle } from '../../head/titles.ts'
import { playerPath, type PlayerParams } from '../../paths.ts'
import { NoAnswer } from '../../pro-scene/NoAnswer.tsx'
import { playerVariables } from '../../pro-scene/player-variables.ts'
import { useCanonicalPath } from '../../routing/useCanonicalPath.ts'
import { KnownPlayer } from './KnownPlayer.tsx'
import { PlayerPageSkeleton } from './PlayerPageSkeleton.tsx'

graphql(/* GraphQL */ `
  query PlayerPage($team: String, $name: String!) {
    proPlayer(by: { name: { name: $name, team: $team } }) {
      id
      name
      slug
      team {
        id
        code
      }
      ...KnownPlayer_player
    }
  }
`)

export function PlayerPage(props: PlayerParams) {
  return (
    <KeptFocus>
      <PlayerContent {...props} />
    </KeptFocus>
  )
}

function PlayerContent({ team, player: slug }: PlayerParams) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  // After a redirect to the address with the present team, the page still queries by the original one.
  const [asked] = useState<PlayerParams>({ team, player: slug })
  const { data, loading, networkStatus, refetch } = usePlayerPageQuery({
    variables: playerVariables(asked),
    notifyOnNetworkStatusChange: true,
  })
  const busy = networkStatus === NetworkStatus.refetch
  const player = data?.proPlayer
  useCanonicalPath(player ? playerPath({ team: player.team?.code ?? null, slug: player.slug }) : null)

  if (data === undefined && loading && !busy) return <PlayerPageSkeleton name={slug} />
  if (data === undefined) {
    return (
      <>
        <PageBand title={slug} />
        <NoAnswer busy={busy} onRetry={() => void refetch()} />
      </>
    )
  }
  if (!player) return <NotFoundPage pathname={pathname} reason="invalid" />
  return (
    <>
      {/* The route sets a title from the address on each navigation; this replaces it again. */}
      <DocumentTitle key={pathname} title={playerTitle(player, t)} />
      <KnownPlayer player={player} asked={asked} />
    </>
  )
}
