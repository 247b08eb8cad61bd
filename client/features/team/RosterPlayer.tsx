import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import type { FragmentFields } from '../../apollo/fragment-fields.ts'
import { graphql } from '../../gql/gql.ts'
import type { RosterPlayer_playerFragment } from '../../gql/graphql.ts'
import { playerPath } from '../../paths.ts'
import { NewsGlow } from '../../pro-scene/NewsGlow.tsx'
import { PlayerPhoto } from '../../pro-scene/PlayerPhoto.tsx'
import { RoleMark } from '../../pro-scene/RoleMark.tsx'
import { StandingLine } from '../../pro-scene/StandingLine.tsx'
import { lane, PHONE } from '../../theme/lane.ts'

graphql(/* GraphQL */ `
  fragment RosterPlayer_player on ProPlayer {
    id
    name
    slug
    role
    ...PlayerPhoto_player @unmask
    ...StandingLine_player @unmask
  }
`)

interface RosterPlayerProps {
  readonly player: FragmentFields<RosterPlayer_playerFragment>
  /** The code of his team. */
  readonly team: string
}

const useStyles = makeStyles({
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '60px minmax(0, 1fr) minmax(190px, 240px)',
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '8px',
    padding: '14px 16px',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [PHONE]: { gridTemplateColumns: '60px minmax(0, 1fr)', padding: '12px' },
  },
  photo: { [PHONE]: { gridRow: '1 / span 2' } },
  words: { display: 'grid', minWidth: 0 },
  name: {
    overflowWrap: 'anywhere',
    fontFamily: lane.displayFont,
    fontSize: '26px',
    lineHeight: '30px',
    fontWeight: 600,
  },
  // The whole row leads where the name leads.
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-3px' },
  },
  role: { color: tokens.colorNeutralForeground2 },
})

/** One player of a roster: what he plays and how he stands. */
export function RosterPlayer({ player, team }: RosterPlayerProps) {
  const styles = useStyles()
  const { name, slug, role } = player
  return (
    <div className={styles.row}>
      <span className={styles.photo}>
        <PlayerPhoto player={player} size={60} eager />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <Link to={playerPath({ team, slug })} className={styles.link}>
            {name}
          </Link>
        </span>
        <span className={styles.role}>
          <RoleMark role={role} />
        </span>
      </span>
      <StandingLine player={player} />
      <NewsGlow id={player.id} />
    </div>
  )
}
