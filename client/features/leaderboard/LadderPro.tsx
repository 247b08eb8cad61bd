import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { graphql } from '../../gql/gql.ts'
import type { LadderPro_playerFragment } from '../../gql/graphql.ts'
import { playerPath } from '../../paths.ts'
import { PlayerPhoto } from '../../pro-scene/PlayerPhoto.tsx'
import { TABLET } from '../../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment LadderPro_player on ProPlayer {
    name
    slug
    ...PlayerPhoto_player
    team {
      id
      code
    }
  }
`)

const useStyles = makeStyles({
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    [TABLET]: { gap: '6px', fontSize: tokens.fontSizeBase200 },
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  team: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  photo: { display: 'flex', [TABLET]: { zoom: 0.7 } },
})

export function LadderPro({ player }: { readonly player: LadderPro_playerFragment }) {
  const styles = useStyles()
  const { name, slug, team } = player
  return (
    <Link to={playerPath({ team: team?.code ?? null, slug })} className={styles.link}>
      <span className={styles.photo}>
        <PlayerPhoto player={player} size={30} />
      </span>
      <span className={styles.name}>
        {team === null ? null : <span className={styles.team}>{team.code} </span>}
        {name}
      </span>
    </Link>
  )
}
