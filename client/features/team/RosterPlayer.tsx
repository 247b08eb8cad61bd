import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LocalText } from '../../components/LocalText.tsx'
import { graphql } from '../../gql/gql.ts'
import type { RosterPlayer_playerFragment } from '../../gql/graphql.ts'
import { OnStream } from '../../live/OnStream.tsx'
import type { LiveMark } from '../../live/useLiveMarks.ts'
import { useChampionName } from '../../match/useChampionName.ts'
import { gamePath, playerPath } from '../../paths.ts'
import { BestRankLine } from '../../pro-scene/BestRankLine.tsx'
import { NewsGlow } from '../../pro-scene/NewsGlow.tsx'
import { PlayerPhoto } from '../../pro-scene/PlayerPhoto.tsx'
import { RoleMark } from '../../pro-scene/RoleMark.tsx'
import { ownTokens, PHONE } from '../../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment RosterPlayer_player on ProPlayer {
    id
    name
    slug
    role
    memberships {
      ended
      substitute
    }
    ...PlayerPhoto_player
    ...BestRankLine_player
  }
`)

interface RosterPlayerProps {
  readonly player: RosterPlayer_playerFragment
  readonly team: string
  /** Undefined when unknown. */
  readonly mark: LiveMark | undefined
}

const useStyles = makeStyles({
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '60px minmax(0, 1fr) minmax(170px, max-content)',
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
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: '30px',
    fontWeight: 600,
  },
  // The whole row is the link.
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-3px' },
  },
  role: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '14px',
    color: tokens.colorNeutralForeground2,
  },
  // Lifted above the link that covers the row.
  stream: { position: 'relative', zIndex: 1 },
  game: {
    position: 'relative',
    zIndex: 1,
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
})

export function RosterPlayer({ player, team, mark }: RosterPlayerProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { name, slug, role, memberships } = player
  const isSubstitute = memberships[0]?.substitute === true
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
          {isSubstitute ? <span>{t('proScene.substitute')}</span> : null}
          {mark === undefined ? null : <RosterMark player={name} mark={mark} />}
        </span>
      </span>
      <BestRankLine player={player} />
      <NewsGlow id={player.id} />
    </div>
  )
}

function RosterMark({ player, mark: { stream, game } }: { readonly player: string; readonly mark: LiveMark }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useChampionName()
  return (
    <>
      {stream === null ? null : (
        <span className={styles.stream}>
          <OnStream login={stream.login} player={player} />
        </span>
      )}
      {game === null ? null : (
        <Link to={gamePath(game.matchId)} className={styles.game}>
          {t('live.inGameOn')} <LocalText name={nameOf(game.seat)} />
        </Link>
      )}
    </>
  )
}
