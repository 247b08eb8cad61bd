import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { graphql } from '../gql/gql.ts'
import type { ProGamePlayer_edgeFragment } from '../gql/graphql.ts'
import { ParticipantName } from '../match/ParticipantName.tsx'
import { playerPath } from '../paths.ts'
import { PlayerPhoto } from '../pro-scene/PlayerPhoto.tsx'
import { TeamMark } from '../pro-scene/TeamMark.tsx'

graphql(/* GraphQL */ `
  fragment ProGamePlayer_edge on ProMatchEdge {
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

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 },
  // Touch targets: their centres are 24 pixels apart.
  words: { display: 'grid', justifyItems: 'start', gap: '5px', minWidth: 0 },
  name: {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
  },
  link: {
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: '2px' },
  },
  account: { display: 'flex', alignItems: 'center', gap: '5px', minWidth: 0, maxWidth: '100%' },
  team: { flexShrink: 0, fontWeight: tokens.fontWeightSemibold },
})

export function ProGamePlayer({ edge }: { readonly edge: ProGamePlayer_edgeFragment }) {
  const styles = useStyles()
  const { node: match, participant, proPlayer } = edge
  const account = <ParticipantName participant={participant} region={match.region} own={false} />
  if (proPlayer === null) return account
  const { name, slug, team } = proPlayer
  return (
    <div className={styles.root}>
      <PlayerPhoto player={proPlayer} size={40} />
      <div className={styles.words}>
        <Link to={playerPath({ team: team?.code ?? null, slug })} className={mergeClasses(styles.name, styles.link)}>
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.account}>
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
