import { NetworkStatus } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { DocumentTitle } from '../../components/DocumentTitle.tsx'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { NotFoundPage } from '../../components/NotFoundPage.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { graphql } from '../../gql/gql.ts'
import { useTeamPageQuery } from '../../gql/TeamPage.ts'
import { teamTitle } from '../../head/titles.ts'
import { teamPath, type TeamParams } from '../../paths.ts'
import { LiveRoster } from '../../pro-scene/LiveRoster.tsx'
import { NoAnswer } from '../../pro-scene/NoAnswer.tsx'
import { useCanonicalPath } from '../../routing/useCanonicalPath.ts'
import { KnownTeam } from './KnownTeam.tsx'
import { fetchTeam, teamPageVariables } from './load-team-page.ts'
import { TeamPageSkeleton } from './TeamPageSkeleton.tsx'

graphql(/* GraphQL */ `
  query TeamPage($team: String!, $first: Int!, $after: String) {
    proTeam(code: $team) {
      id
      ...KnownTeam_team
    }
    rosterChanges(filter: { team: $team }, first: $first, after: $after) {
      ...RosterChangeList_changes
    }
  }
`)

export function TeamPage(props: TeamParams) {
  return (
    <KeptFocus>
      <TeamContent {...props} />
    </KeptFocus>
  )
}

function TeamContent({ team }: TeamParams) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { data, loading, networkStatus, refetch, fetchMore } = useTeamPageQuery({
    variables: teamPageVariables({ team }),
    notifyOnNetworkStatusChange: true,
  })
  const busy = networkStatus === NetworkStatus.refetch
  useCanonicalPath(teamPath(team))

  if (data === undefined && loading && !busy) return <TeamPageSkeleton team={team} />
  if (data === undefined) {
    return (
      <>
        <PageBand title={team.toUpperCase()} />
        <NoAnswer busy={busy} onRetry={() => void refetch()} />
      </>
    )
  }
  if (data.proTeam === null) return <NotFoundPage pathname={pathname} reason="invalid" />
  const shown = data.rosterChanges.edges.map(({ node }) => node.id)
  return (
    <LiveRoster
      filter={{ team: team.toUpperCase() }}
      shown={shown}
      // All loaded changes stay visible.
      refresh={(client) => fetchTeam(client, { team }, shown.length)}
    >
      {/* The route sets a title from the address on each navigation; this replaces it again. */}
      <DocumentTitle key={pathname} title={teamTitle(data.proTeam, t)} />
      <KnownTeam
        team={data.proTeam}
        changes={data.rosterChanges}
        onLoad={(after) => fetchMore({ variables: { after } })}
      />
    </LiveRoster>
  )
}
