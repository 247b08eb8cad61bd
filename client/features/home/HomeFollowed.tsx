import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '../../components/Card.tsx'
import { Chip } from '../../components/Chip.tsx'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { LiveActivityLine } from '../../following/LiveActivityLine.tsx'
import { useFollowingWords } from '../../following/useFollowingWords.ts'
import { useFollows } from '../../following/useFollows.ts'
import { useLiveActivities } from '../../following/useLiveActivities.ts'
import { graphql } from '../../gql/gql.ts'
import { useHomeFollowedQuery } from '../../gql/HomeFollowed.ts'
import { LiveItem } from '../../live/LiveItem.tsx'
import { followingPath, playerPath } from '../../paths.ts'
import { PlayerPhoto } from '../../pro-scene/PlayerPhoto.tsx'
import { ownTokens } from '../../theme/tokens.ts'
import { listBusy } from './followed-busy.ts'
import { SectionHead } from './SectionHead.tsx'

graphql(/* GraphQL */ `
  fragment HomeFollowed_player on ProPlayer {
    id
    name
    slug
    team {
      id
      code
    }
    ...PlayerPhoto_player
  }
`)

graphql(/* GraphQL */ `
  query HomeFollowed($ids: [ID!]!) {
    followed(ids: $ids) {
      proPlayers {
        id
        ...HomeFollowed_player
      }
      proTeams {
        id
        roster {
          id
          ...HomeFollowed_player
        }
      }
      accounts {
        id
        proPlayer {
          id
          ...HomeFollowed_player
        }
      }
    }
  }
`)

/** Number of shown players; the others are on the page of followed entries. */
const SHOWN = 6

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  cards: {
    display: 'grid',
    // Two rows of three where there is room.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: '14px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  card: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: '14px',
    height: '100%',
    boxSizing: 'border-box',
    padding: '14px',
  },
  words: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontFamily: ownTokens.displayFont,
    fontSize: '20px',
    lineHeight: '26px',
    fontWeight: 600,
  },
  team: { color: tokens.colorNeutralForeground2 },
  player: {
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  none: { margin: 0, padding: '16px', color: tokens.colorNeutralForeground2 },
})

/** The followed players who are live or in a game. Renders nothing when the visitor follows nothing. */
export function HomeFollowed() {
  const styles = useStyles()
  const words = useFollowingWords()
  const headingId = useId()
  const { ids, state } = useFollows()
  const activities = useLiveActivities()
  const { data, previousData } = useHomeFollowedQuery({ variables: { ids: [...ids] }, skip: ids.length === 0 })

  if (ids.length === 0) return state === 'coming' ? <Skeleton height={122} radius={14} /> : null
  const followed = (data ?? previousData)?.followed
  if (followed === undefined) return <Skeleton height={122} radius={14} />

  const busy = listBusy(followed, activities)
  return (
    <section aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        title={words('home.title')}
        facts={busy.length === 0 ? null : <Chip>{words('home.count', { count: busy.length })}</Chip>}
        action={
          <Link to={followingPath()} className={styles.link}>
            {words('home.all')}
          </Link>
        }
      />
      <KeptFocus>
        {busy.length === 0 ? (
          <Card>
            <p className={styles.none}>{words('home.none')}</p>
          </Card>
        ) : (
          <ul className={styles.cards}>
            {busy.slice(0, SHOWN).map(({ player, activity }) => (
              <LiveItem key={player.id}>
                <Card className={styles.card}>
                  <PlayerPhoto player={player} size={44} />
                  <span className={styles.words}>
                    <span className={styles.name}>
                      <Link
                        to={playerPath({ team: player.team?.code ?? null, slug: player.slug })}
                        className={styles.player}
                      >
                        {player.team === null ? null : <span className={styles.team}>{player.team.code} </span>}
                        {player.name}
                      </Link>
                    </span>
                    <LiveActivityLine activity={activity} name={player.name} />
                  </span>
                </Card>
              </LiveItem>
            ))}
          </ul>
        )}
      </KeptFocus>
    </section>
  )
}
