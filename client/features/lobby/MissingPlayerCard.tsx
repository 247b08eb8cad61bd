import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import type { LobbyPlayers_playerFragment, Region } from '../../gql/graphql.ts'
import { accountPath, searchAccountPath, type RiotIdParams } from '../../paths.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { MEDIUM, WIDE } from './lobby-layout.ts'
import { LobbyCardFrame } from './LobbyCardFrame.tsx'
import { useLobbyWords } from './useLobbyWords.ts'

interface MissingPlayerCardProps extends RiotIdParams {
  /** Reason why there is no account. An account without facts is still unknown. */
  readonly reason: LobbyPlayers_playerFragment['account']['__typename']
  /** Region where the player is active instead; null when there is none. */
  readonly activeRegion: Region | null
}

const useStyles = makeStyles({
  name: {
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase500,
    lineHeight: '26px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground2,
  },
  tagLine: { color: tokens.colorNeutralForeground3 },
  why: {
    gridColumn: '1 / -1',
    gridRow: 2,
    margin: 0,
    maxWidth: '70ch',
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
    [MEDIUM]: { gridColumn: '2 / -1', gridRow: '1 / -1' },
    [WIDE]: { gridColumn: '2 / -1', gridRow: 1 },
  },
  link: { color: tokens.colorBrandForegroundLink },
})

/** A player without an account: why, and the next step. */
export function MissingPlayerCard({ gameName, tagLine, reason, activeRegion }: MissingPlayerCardProps) {
  const styles = useStyles()
  const words = useLobbyWords()
  const riotId = { gameName, tagLine }
  return (
    <LobbyCardFrame
      final={reason !== 'UpstreamUnavailable'}
      who={
        <h2 className={styles.name} title={`${gameName} #${tagLine}`}>
          <bdi>{gameName}</bdi> <span className={styles.tagLine}>#{tagLine}</span>
        </h2>
      }
    >
      <p className={styles.why}>
        {activeRegion !== null ? (
          <>
            {words('playsElsewhere', { region: activeRegion })}{' '}
            <Link to={accountPath({ ...riotId, region: activeRegion })} className={styles.link}>
              {words('openElsewhere', { region: activeRegion })}
            </Link>
          </>
        ) : reason === 'UpstreamUnavailable' ? (
          words('unavailable')
        ) : (
          <>
            {words('notFound')}{' '}
            <Link to={searchAccountPath(riotId)} className={styles.link}>
              {words('searchAlike')}
            </Link>
          </>
        )}
      </p>
    </LobbyCardFrame>
  )
}
