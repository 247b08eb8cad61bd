import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { Age } from '../../components/Age.tsx'
import { GameImage } from '../../components/GameImage.tsx'
import { LocalText } from '../../components/LocalText.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { graphql } from '../../gql/gql.ts'
import type { PlayerChampionBand_playerFragment, PlayerChampionBand_playFragment } from '../../gql/graphql.ts'
import { useChampionName } from '../../match/useChampionName.ts'
import { championPath, playerPath, teamPath } from '../../paths.ts'
import { PlayerPhoto } from '../../pro-scene/PlayerPhoto.tsx'
import { RoleMark } from '../../pro-scene/RoleMark.tsx'
import { TeamMark } from '../../pro-scene/TeamMark.tsx'
import { usePlayerChampionWords } from './usePlayerChampionWords.ts'

graphql(/* GraphQL */ `
  fragment PlayerChampionBand_player on ProPlayer {
    id
    name
    slug
    role
    team {
      id
      code
      name
      ...TeamMark_team
    }
    ...PlayerPhoto_player
  }
`)

graphql(/* GraphQL */ `
  fragment PlayerChampionBand_play on ProPlayerOnChampion {
    champion {
      id
      key
      slug
      name(locale: $locale) {
        text
        locale
      }
      image
    }
    lastPlayedAt
  }
`)

interface PlayerChampionBandProps {
  readonly player: PlayerChampionBand_playerFragment
  readonly play: PlayerChampionBand_playFragment
}

const useStyles = makeStyles({
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 18px' },
  // Touch targets.
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '28px',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  heading: {
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1 },
  },
  of: { color: tokens.colorNeutralForeground2 },
})

/** The names in the heading link to the pages of the player and of the champion. */
export function PlayerChampionBand({ player, play: { champion, lastPlayedAt } }: PlayerChampionBandProps) {
  const styles = useStyles()
  const words = usePlayerChampionWords()
  const nameOf = useChampionName()
  const { name, slug, role, team } = player
  return (
    <PageBand
      mark={<GameImage src={champion.image} name={null} size={92} eager />}
      title={
        <>
          <Link to={playerPath({ team: team?.code ?? null, slug })} className={styles.heading}>
            <bdi>{name}</bdi>
          </Link>{' '}
          <span className={styles.of}>
            {words('on')}{' '}
            <Link to={championPath(champion)} className={styles.heading}>
              <LocalText name={nameOf({ champion })} />
            </Link>
          </span>
        </>
      }
    >
      <div className={styles.facts}>
        <Link to={playerPath({ team: team?.code ?? null, slug })} className={styles.link}>
          <PlayerPhoto player={player} size={28} eager />
          {words('toPlayer', { name })}
        </Link>
        <RoleMark role={role} />
        {team === null ? null : (
          <Link to={teamPath(team.code)} className={styles.link}>
            <TeamMark team={team} size={24} eager />
            {team.name}
          </Link>
        )}
        {lastPlayedAt === null ? null : (
          <span>
            <Age moment={lastPlayedAt}>{(age) => words('last', { age })}</Age>
          </span>
        )}
      </div>
    </PageBand>
  )
}
