import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GameImage } from '../components/GameImage.tsx'
import { LocalText } from '../components/LocalText.tsx'
import { GameClock } from '../live-game/GameClock.tsx'
import { OnStream } from '../live/OnStream.tsx'
import { Viewers } from '../live/Viewers.tsx'
import { useChampionName } from '../match/useChampionName.ts'
import { gamePath } from '../paths.ts'
import type { LiveActivity, ActivitySeat } from './useLiveActivities.ts'

interface LiveActivityLineProps {
  readonly activity: LiveActivity
  readonly name: string
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px', minWidth: 0 },
  line: { display: 'flex', alignItems: 'center', gap: '4px 10px', minWidth: 0, minHeight: '24px' },
  title: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  game: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  link: {
    color: 'inherit',
    lineHeight: '24px',
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  clock: { fontWeight: tokens.fontWeightSemibold },
})

export function LiveActivityLine({ activity: { stream, seat }, name }: LiveActivityLineProps) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      {stream === null ? null : (
        <span className={styles.line}>
          <OnStream login={stream.login} player={name} />
          <Viewers count={stream.live.viewers} />
          <span className={styles.title} title={stream.live.title}>
            {stream.live.title}
          </span>
        </span>
      )}
      {seat === null ? null : <RunningGame {...seat} />}
    </span>
  )
}

function RunningGame({ game: { matchId, startedAt }, seat }: ActivitySeat) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useChampionName()
  const { champion } = seat
  return (
    <span className={styles.line}>
      <GameImage src={champion.image} name={null} size={24} />
      <span className={styles.game}>
        <Link to={gamePath(matchId)} className={styles.link}>
          {t('live.inGameOn')} <LocalText name={nameOf(seat)} />
        </Link>
      </span>
      <span className={styles.clock}>
        <GameClock startedAt={startedAt} />
      </span>
    </span>
  )
}
