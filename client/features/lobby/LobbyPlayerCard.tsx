import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GameImage } from '../../components/GameImage.tsx'
import { graphql } from '../../gql/gql.ts'
import type { LobbyPlayerCard_accountFragment } from '../../gql/graphql.ts'
import { FollowedStar } from '../../live-game/FollowedStar.tsx'
import { SeatForm } from '../../live-game/SeatForm.tsx'
import { SeatMark } from '../../live-game/SeatMark.tsx'
import { SeatRank } from '../../live-game/SeatRank.tsx'
import { useScoutingWords } from '../../live-game/useScoutingWords.ts'
import { accountPath } from '../../paths.ts'
import { ProBadge } from '../../pro-scene/ProBadge.tsx'
import { ownTokens } from '../../theme/tokens.ts'
import type { LobbyFacts } from './lobby-facts.ts'
import { MEDIUM, WIDE } from './lobby-layout.ts'
import { LobbyCardFrame } from './LobbyCardFrame.tsx'
import { LobbyCell } from './LobbyCell.tsx'
import { LobbyLanes } from './LobbyLanes.tsx'
import { LobbyMains } from './LobbyMains.tsx'
import { useLobbyWords } from './useLobbyWords.ts'

graphql(/* GraphQL */ `
  fragment LobbyPlayerCard_account on Account {
    id
    gameName
    tagLine
    region
    level
    profileIcon
    proPlayer {
      id
      ...ProBadge_player
    }
    scouting(from: STORED) {
      ...SeatRanks_scouting
      ...LobbyForm_scouting
    }
  }
`)

interface LobbyPlayerCardProps {
  readonly account: LobbyPlayerCard_accountFragment
  readonly facts: LobbyFacts
  /** Names of the players of the lobby with whom the player plays together. */
  readonly companions: readonly string[]
  /** True when the visitor follows the account or its pro player. */
  readonly followed: boolean
}

const useStyles = makeStyles({
  who: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start', gap: '10px' },
  icon: { display: 'flex', borderRadius: tokens.borderRadiusMedium, overflow: 'hidden' },
  words: { display: 'grid', gap: '4px', minWidth: 0 },
  nameLine: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0, minHeight: '26px' },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase500,
    lineHeight: '26px',
    fontWeight: 600,
  },
  link: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: '2px' },
  },
  tagLine: { color: tokens.colorNeutralForeground3 },
  marks: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 6px',
    minHeight: '24px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
  },
  // The mark of a duo appears once both forms are known.
  form: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    [MEDIUM]: { display: 'grid', justifyItems: 'start', minHeight: '44px', alignContent: 'start' },
    [WIDE]: { display: 'grid', justifyItems: 'start', minHeight: '44px', alignContent: 'start' },
  },
  companion: { overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: '180px' },
})

export function LobbyPlayerCard({ account, facts, companions, followed }: LobbyPlayerCardProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useLobbyWords()
  const scoutingWords = useScoutingWords()
  const { gameName, tagLine, level, profileIcon, proPlayer } = account
  const [companion] = companions
  return (
    <LobbyCardFrame
      who={
        <div className={styles.who}>
          <span className={styles.icon}>
            <GameImage src={profileIcon} name={null} size={48} eager />
          </span>
          <div className={styles.words}>
            <div className={styles.nameLine}>
              <h2 className={styles.name}>
                <Link to={accountPath(account)} className={styles.link} title={`${gameName} #${tagLine}`}>
                  <bdi>{gameName}</bdi> <span className={styles.tagLine}>#{tagLine}</span>
                </Link>
              </h2>
              {followed ? <FollowedStar /> : null}
            </div>
            <div className={styles.marks}>
              <span>{t('account.level', { level })}</span>
              {proPlayer === null ? null : <ProBadge player={proPlayer} />}
            </div>
          </div>
        </div>
      }
    >
      <LobbyCell place="rank" label={words('rank')}>
        <SeatRank ranks={facts.ranks} queue="SOLO" />
      </LobbyCell>
      <LobbyCell place="mains" label={words('mains')}>
        <LobbyMains form={facts.form} />
      </LobbyCell>
      <LobbyCell place="lanes" label={words('lanes')}>
        <LobbyLanes form={facts.form} />
      </LobbyCell>
      <LobbyCell place="form" label={words('form')}>
        <div className={styles.form}>
          <SeatForm form={facts.form} />
          {companion === undefined ? null : (
            <SeatMark tone="brand" meaning={words('togetherMeaning', { names: companions.join(', ') })}>
              <span className={styles.companion}>
                {companions.length === 1
                  ? scoutingWords('duo', { name: companion })
                  : scoutingWords('group', { count: companions.length })}
              </span>
            </SeatMark>
          )}
        </div>
      </LobbyCell>
    </LobbyCardFrame>
  )
}
