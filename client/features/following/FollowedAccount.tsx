import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { GameImage } from '../../components/GameImage.tsx'
import { LiveActivityLine } from '../../following/LiveActivityLine.tsx'
import { useFollowingWords } from '../../following/useFollowingWords.ts'
import type { LiveActivities } from '../../following/useLiveActivities.ts'
import { formatRank } from '../../game/rank-format.ts'
import { graphql } from '../../gql/gql.ts'
import type { FollowedAccount_accountFragment, FollowedAccount_factsFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { accountPath } from '../../paths.ts'
import { Spoiler } from '../../settings/Spoiler.tsx'
import { useSpoiler } from '../../settings/useSpoiler.ts'
import { FollowedRow } from './FollowedRow.tsx'

graphql(/* GraphQL */ `
  fragment FollowedAccount_account on Account {
    id
    puuid
    gameName
    tagLine
    region
    profileIconId
    proPlayer {
      id
      name
    }
  }
`)

graphql(/* GraphQL */ `
  fragment FollowedAccount_facts on Account {
    id
    ranks {
      entries {
        queue
        tier
        division
        leaguePoints
      }
    }
    matches(first: 1) {
      edges {
        node {
          id
          startedAt
        }
        participant {
          win
        }
      }
    }
  }
`)

interface FollowedAccountProps {
  readonly account: FollowedAccount_accountFragment
  /** Undefined while they are fetched, and when they are not requested. */
  readonly facts: FollowedAccount_factsFragment | undefined
  readonly activities: LiveActivities
  /** Content before the star. */
  readonly action?: ReactNode
}

const useStyles = makeStyles({
  tagLine: { color: tokens.colorNeutralForeground2 },
  rank: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  facts: { display: 'grid' },
  small: { fontSize: tokens.fontSizeBase200, lineHeight: '18px' },
})

export function FollowedAccount({ account, facts, activities, action }: FollowedAccountProps) {
  const styles = useStyles()
  const spoiler = useSpoiler(account.proPlayer !== null)
  const { id, puuid, gameName, tagLine, region, profileIconId, proPlayer } = account
  const seat = activities.seats.find((activity) => activity.seat.puuid === puuid) ?? null
  return (
    <FollowedRow
      id={id}
      name={`${gameName}#${tagLine}`}
      to={accountPath({ region, gameName, tagLine })}
      mark={<GameImage src={`/images/profile-icons/${profileIconId}.png`} name={null} size={44} />}
      title={
        <>
          <bdi>{gameName}</bdi> <span className={styles.tagLine}>#{tagLine}</span>
        </>
      }
      below={proPlayer === null ? region : `${region} · ${proPlayer.name}`}
      action={action}
    >
      <div className={styles.facts}>
        {seat === null ? null : <LiveActivityLine activity={{ stream: null, seat }} name={gameName} />}
        {facts === undefined ? null : (
          <Spoiler spoiler={spoiler}>
            <Facts facts={facts} />
          </Spoiler>
        )}
      </div>
    </FollowedRow>
  )
}

function Facts({ facts: { ranks, matches } }: { readonly facts: FollowedAccount_factsFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useFollowingWords()
  const format = useFormat()
  const solo = ranks?.entries.find(({ queue }) => queue === 'SOLO')
  const last = matches?.edges.at(0)
  const startedAt = last?.node.startedAt ?? null
  return (
    <div className={styles.facts}>
      <span className={solo === undefined ? undefined : styles.rank}>
        {solo === undefined ? words(ranks === null ? 'rankMissing' : 'unranked') : formatRank(solo, t, format)}
      </span>
      <span className={styles.small}>
        {last === undefined || startedAt === null ? (
          words('noGame')
        ) : (
          <>
            <Age moment={startedAt}>{(age) => words('lastGame', { age })}</Age>
            {' · '}
            {words(last.participant.win ? 'won' : 'lost')}
          </>
        )}
      </span>
    </div>
  )
}
