import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GameImage } from '../../components/GameImage.tsx'
import { LocalText } from '../../components/LocalText.tsx'
import { graphql } from '../../gql/gql.ts'
import type { PlayerLive_playerFragment } from '../../gql/graphql.ts'
import { GameClock } from '../../live-game/GameClock.tsx'
import { OnStream } from '../../live/OnStream.tsx'
import { NO_MARK, useLiveMarks, type LiveMark } from '../../live/useLiveMarks.ts'
import { Viewers } from '../../live/Viewers.tsx'
import { useChampionName } from '../../match/useChampionName.ts'
import { gamePath } from '../../paths.ts'
import { PlayerState } from './PlayerState.tsx'
import { useProAccountWords } from './useProAccountWords.ts'

graphql(/* GraphQL */ `
  fragment PlayerLive_player on ProPlayer {
    id
    name
    channels {
      state
    }
  }
`)

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 18px', marginTop: '8px' },
  stream: { display: 'inline-flex', alignItems: 'center', gap: '10px' },
  unknown: { color: tokens.colorNeutralForeground2 },
  game: { display: 'inline-flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground1 },
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  clock: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
})

/** A player's live stream and running game; without a known game, the player's live state. */
export function PlayerLive({ player }: { readonly player: PlayerLive_playerFragment }) {
  const styles = useStyles()
  const words = useProAccountWords()
  const { stream, game } = useLiveMarks({ player: player.id }).get(player.id) ?? NO_MARK
  return (
    <div className={styles.line}>
      {stream === null && isUnknown(player) ? <span className={styles.unknown}>{words('streamUnknown')}</span> : null}
      {stream === null ? null : (
        <span className={styles.stream}>
          <OnStream login={stream.login} player={player.name} />
          <Viewers count={stream.viewers} />
        </span>
      )}
      {game === null ? <PlayerState name={player.name} /> : <RunningGame {...game} />}
    </div>
  )
}

/** True when the player has channels, and it is known of none of them whether they are live. */
function isUnknown({ channels }: PlayerLive_playerFragment): boolean {
  return channels.length > 0 && channels.every(({ state }) => state === 'UNKNOWN')
}

function RunningGame({ matchId, startedAt, seat }: NonNullable<LiveMark['game']>) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useChampionName()
  const { champion } = seat
  return (
    <span className={styles.game}>
      <GameImage src={champion.image} name={null} size={28} eager />
      <Link to={gamePath(matchId)} className={styles.link}>
        {t('live.inGameOn')} <LocalText name={nameOf(seat)} />
      </Link>
      <span className={styles.clock}>
        <GameClock startedAt={startedAt} />
      </span>
    </span>
  )
}
