import { makeStyles, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LiveDot } from '../../components/LiveDot.tsx'
import { graphql } from '../../gql/gql.ts'
import type { PlayerRow_playerFragment } from '../../gql/graphql.ts'
import { playerPath } from '../../paths.ts'
import { BestRankLine } from '../../pro-scene/BestRankLine.tsx'
import { NewsGlow } from '../../pro-scene/NewsGlow.tsx'
import { PlayerPhoto } from '../../pro-scene/PlayerPhoto.tsx'
import { RoleMark } from '../../pro-scene/RoleMark.tsx'
import { ownTokens, PHONE } from '../../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment PlayerRow_player on ProPlayer {
    id
    name
    slug
    role
    team {
      id
      code
    }
    ...PlayerPhoto_player
    ...BestRankLine_player
  }
`)

const useStyles = makeStyles({
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) minmax(110px, 0.6fr) 240px',
    alignItems: 'center',
    columnGap: '16px',
    height: '100%',
    boxSizing: 'border-box',
    padding: '0 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [PHONE]: {
      gridTemplateColumns: '44px minmax(0, 1fr) auto',
      gridTemplateAreas: '"photo name role" "photo standing standing"',
      columnGap: '12px',
      padding: '6px 12px',
    },
  },
  photo: { [PHONE]: { gridArea: 'photo' } },
  who: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0, [PHONE]: { gridArea: 'name', gap: '8px' } },
  live: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: '2px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightBold,
    color: ownTokens.live,
  },
  inGame: { flexShrink: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase500,
    lineHeight: '24px',
    fontWeight: 600,
  },
  team: { color: tokens.colorNeutralForeground2 },
  // The whole row is the link.
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-3px' },
  },
  role: {
    color: tokens.colorNeutralForeground2,
    [PHONE]: { gridArea: 'role', fontSize: tokens.fontSizeBase200 },
  },
  standing: { minWidth: 0, [PHONE]: { gridArea: 'standing' } },
})

interface PlayerRowProps {
  readonly player: PlayerRow_playerFragment
  /** From 0. */
  readonly position: number
  /** True while the player is streaming. */
  readonly live: boolean
  /** True while the player is in a known running game. */
  readonly inGame: boolean
  /** The row's position on focus, and null on blur. Must be the same function on each rendering. */
  readonly onFocus: (position: number | null) => void
}

export const PlayerRow = memo(function PlayerRow({ player, position, live, inGame, onFocus }: PlayerRowProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { name, slug, role, team } = player
  return (
    <div className={styles.row}>
      <span className={styles.photo}>
        <PlayerPhoto player={player} size={44} />
      </span>
      <span className={styles.who}>
        <span className={styles.name}>
          <Link
            to={playerPath({ team: team?.code ?? null, slug })}
            className={styles.link}
            onFocus={() => onFocus(position)}
            onBlur={() => onFocus(null)}
          >
            {team === null ? null : <span className={styles.team}>{team.code} </span>}
            {name}
          </Link>
        </span>
        {live ? (
          <span className={styles.live}>
            <LiveDot />
            {t('live.live')}
          </span>
        ) : null}
        {inGame ? <span className={styles.inGame}>{t('live.states.IN_GAME')}</span> : null}
      </span>
      <span className={styles.role}>
        <RoleMark role={role} />
      </span>
      <span className={styles.standing}>
        <BestRankLine player={player} />
      </span>
      <NewsGlow id={player.id} />
    </div>
  )
})
