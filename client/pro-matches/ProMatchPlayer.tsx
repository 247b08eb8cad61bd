import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { graphql } from '../gql/gql.ts'
import type { ProMatchPlayer_edgeFragment } from '../gql/graphql.ts'
import { ParticipantName } from '../match/ParticipantName.tsx'
import { playerPath } from '../paths.ts'
import { PlayerPhoto } from '../pro-scene/PlayerPhoto.tsx'
import { TeamMark } from '../pro-scene/TeamMark.tsx'
import { useGameSubjectStyles } from './useGameSubjectStyles.ts'

graphql(/* GraphQL */ `
  fragment ProMatchPlayer_edge on ProMatchEdge {
    node {
      id
      region
    }
    participant {
      ...ParticipantName_participant
    }
    proPlayer {
      id
      name
      slug
      team {
        id
        code
        ...TeamMark_team
      }
      ...PlayerPhoto_player
    }
  }
`)

const useStyles = makeStyles({ team: { flexShrink: 0, fontWeight: tokens.fontWeightSemibold } })

export function ProMatchPlayer({ edge }: { readonly edge: ProMatchPlayer_edgeFragment }) {
  const styles = useStyles()
  const subjectStyles = useGameSubjectStyles()
  const { node: match, participant, proPlayer } = edge
  const account = <ParticipantName participant={participant} region={match.region} own={false} />
  if (proPlayer === null) return account
  const { name, slug, team } = proPlayer
  return (
    <div className={subjectStyles.root}>
      <PlayerPhoto player={proPlayer} size={40} />
      <div className={subjectStyles.words}>
        <Link to={playerPath({ team: team?.code ?? null, slug })} className={subjectStyles.name}>
          <bdi>{name}</bdi>
        </Link>
        <span className={subjectStyles.account}>
          {team === null ? null : (
            <>
              <TeamMark team={team} size={16} />
              <span className={styles.team}>{team.code}</span>
            </>
          )}
          {account}
        </span>
      </div>
    </div>
  )
}
