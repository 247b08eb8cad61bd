import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../../../components/GameImage.tsx'
import { LocalText } from '../../../components/LocalText.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import type { PlayerCourse_matchFragment } from '../../../gql/graphql.ts'
import { ParticipantName } from '../../../match/ParticipantName.tsx'
import { hasLanes } from '../../../match/queue-play.ts'
import { useChampionName } from '../../../match/useChampionName.ts'
import type { CoursePlayer } from './course-player.ts'

interface ChosenPlayerProps {
  readonly player: CoursePlayer
  readonly match: Pick<PlayerCourse_matchFragment, 'region' | 'queue' | 'mapId'>
}

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
  words: { display: 'grid', gap: '2px', minWidth: 0 },
  title: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 },
  name: {
    display: 'flex',
    minWidth: 0,
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
  },
  level: { flexShrink: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  // The name is a link only for known accounts.
  strong: { display: 'contents', '& > *': { color: tokens.colorNeutralForeground1 } },
  facts: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

export function ChosenPlayer({ player, match }: ChosenPlayerProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useChampionName()
  const { kills, deaths, assists, creepScore } = player
  return (
    <div className={styles.root}>
      <GameImage src={player.champion.image} name={null} size={44} />
      <div className={styles.words}>
        <div className={styles.title}>
          {player.puuid === null ? null : <GameImage src={player.profileIcon} name={null} size={20} shape="circle" />}
          <h3 className={styles.name}>
            <span className={styles.strong}>
              <ParticipantName participant={player} region={match.region} own={false} />
            </span>
          </h3>
          {player.puuid === null || player.summonerLevel === 0 ? null : (
            <span className={styles.level}>{t('account.level', { level: player.summonerLevel })}</span>
          )}
        </div>
        <p className={styles.facts}>
          <LocalText name={nameOf(player)} />
          {' · '}
          <span aria-hidden="true">
            {kills} / {deaths} / {assists}
          </span>
          <VisuallyHidden>{t('playerCourse.score', { kills, deaths, assists })}</VisuallyHidden>
          {hasLanes(match) ? ` · ${t('account.creepScore.total', { count: creepScore })}` : null}
        </p>
      </div>
    </div>
  )
}
