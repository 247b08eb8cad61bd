import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { graphql } from '../gql/gql.ts'
import type { ProBadge_playerFragment } from '../gql/graphql.ts'
import { playerPath } from '../paths.ts'
import { ownTokens } from '../theme/tokens.ts'
import { PlayerPhoto } from './PlayerPhoto.tsx'
import { TeamMark } from './TeamMark.tsx'

graphql(/* GraphQL */ `
  fragment ProBadge_player on ProPlayer {
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
`)

const useStyles = makeStyles({
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    height: '24px',
    boxSizing: 'border-box',
    padding: '0 10px 0 2px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: ownTokens.brandTint,
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { border: `1px solid ${tokens.colorBrandStroke1}` },
  },
})

export function ProBadge({ player }: { readonly player: ProBadge_playerFragment }) {
  const styles = useStyles()
  const { team, name, slug } = player
  return (
    <Link to={playerPath({ team: team?.code ?? null, slug })} className={styles.badge}>
      <PlayerPhoto player={player} size={20} eager />
      {team === null ? null : <TeamMark team={team} size={18} eager />}
      <span>
        {team === null ? null : `${team.code} `}
        <bdi>{name}</bdi>
      </span>
    </Link>
  )
}
