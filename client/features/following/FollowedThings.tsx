import { NetworkStatus } from '@apollo/client'
import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Card } from '../../components/Card.tsx'
import { FilterChip } from '../../components/FilterChip.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useFollowingWords } from '../../following/useFollowingWords.ts'
import { useFollows } from '../../following/useFollows.ts'
import { activityOf, useLiveActivities } from '../../following/useLiveActivities.ts'
import { useFollowedFactsQuery } from '../../gql/FollowedFacts.ts'
import { useFollowedRatesQuery } from '../../gql/FollowedRates.ts'
import { useFollowingPageQuery } from '../../gql/FollowingPage.ts'
import { graphql } from '../../gql/gql.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { NoAnswer } from '../../pro-scene/NoAnswer.tsx'
import { FollowedAccount } from './FollowedAccount.tsx'
import { FollowedChampion } from './FollowedChampion.tsx'
import { FollowedGroup } from './FollowedGroup.tsx'
import { FollowedPlayer } from './FollowedPlayer.tsx'
import { FollowedTeam } from './FollowedTeam.tsx'
import { followingPageVariables } from './load-following-page.ts'
import { MAX_FACTS } from './most-facts.ts'
import type { useOwnAccounts } from './useOwnAccounts.ts'

graphql(/* GraphQL */ `
  query FollowingPage($ids: [ID!]!, $locale: Locale!) {
    followed(ids: $ids) {
      proPlayers {
        id
        ...FollowedPlayer_player
      }
      proTeams {
        id
        ...FollowedTeam_team
      }
      champions {
        id
        ...FollowedChampion_champion
      }
      accounts {
        id
        ...FollowedAccount_account
      }
    }
  }
`)

graphql(/* GraphQL */ `
  query FollowedRates {
    championTable {
      patches
      entries {
        champion {
          id
        }
        winRate {
          value
          games
          low
          high
        }
      }
    }
  }
`)

graphql(/* GraphQL */ `
  query FollowedFacts($ids: [ID!]!) {
    followed(ids: $ids) {
      accounts {
        id
        ...FollowedAccount_facts
      }
    }
  }
`)

interface FollowedThingsProps {
  /** The newest first. */
  readonly shown: readonly string[]
  readonly own: ReturnType<typeof useOwnAccounts>
}

const useStyles = makeStyles({
  groups: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px' },
  bones: { display: 'grid', gap: '16px', padding: '16px' },
  gone: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    color: tokens.colorNeutralForeground2,
  },
})

export function FollowedThings({ shown, own }: FollowedThingsProps) {
  const styles = useStyles()
  const words = useFollowingWords()
  const locale = useLocale()
  const { change } = useFollows()
  const activities = useLiveActivities()
  const { data, previousData, loading, networkStatus, refetch } = useFollowingPageQuery({
    variables: followingPageVariables(shown, locale),
    notifyOnNetworkStatusChange: true,
  })
  const followed = (data ?? previousData)?.followed
  const rates = useFollowedRatesQuery({ skip: (followed?.champions.length ?? 0) === 0 })
  const factIds = (followed?.accounts ?? []).slice(0, MAX_FACTS).map(({ id }) => id)
  const facts = useFollowedFactsQuery({ variables: { ids: factIds }, skip: factIds.length === 0 })

  if (followed === undefined && loading && networkStatus !== NetworkStatus.refetch) return <FollowedSkeleton />
  if (followed === undefined) return <NoAnswer busy={loading} onRetry={() => void refetch()} />

  const { proPlayers, proTeams, champions, accounts } = followed
  const there = new Set([...proPlayers, ...proTeams, ...champions, ...accounts].map(({ id }) => id))
  const gone = loading ? [] : shown.filter((id) => !there.has(id))
  const factsOf = new Map((facts.data ?? facts.previousData)?.followed.accounts.map((account) => [account.id, account]))
  return (
    <div className={styles.groups}>
      {proPlayers.length === 0 ? null : (
        <FollowedGroup title={words('groups.players')}>
          {proPlayers.map((player) => (
            <li key={player.id}>
              <FollowedPlayer player={player} activity={activityOf(activities, player.id)} />
            </li>
          ))}
        </FollowedGroup>
      )}
      {proTeams.length === 0 ? null : (
        <FollowedGroup title={words('groups.teams')}>
          {proTeams.map((team) => (
            <li key={team.id}>
              <FollowedTeam team={team} activities={activities} />
            </li>
          ))}
        </FollowedGroup>
      )}
      {champions.length === 0 ? null : (
        <FollowedGroup title={words('groups.champions')}>
          {champions.map((champion) => (
            <li key={champion.id}>
              <FollowedChampion champion={champion} table={rates.data?.championTable} activities={activities} />
            </li>
          ))}
        </FollowedGroup>
      )}
      {accounts.length === 0 ? null : (
        <FollowedGroup
          title={words('groups.accounts')}
          foot={accounts.length > MAX_FACTS ? words('more', { count: MAX_FACTS }) : undefined}
        >
          {accounts.map((account) => (
            <li key={account.id}>
              <FollowedAccount
                account={account}
                facts={factsOf.get(account.id)}
                activities={activities}
                action={<OwnMark id={account.id} own={own} />}
              />
            </li>
          ))}
        </FollowedGroup>
      )}
      {gone.length === 0 ? null : (
        <div className={styles.gone}>
          {words('gone', { count: gone.length })}
          <Button onClick={() => gone.forEach((id) => void change(id, false))}>{words('forgetGone')}</Button>
        </div>
      )}
    </div>
  )
}

/** Renders nothing when signed out. */
function OwnMark({ id, own: { accounts, turn } }: { readonly id: string; readonly own: FollowedThingsProps['own'] }) {
  const words = useFollowingWords()
  if (accounts === null) return null
  const mine = accounts.some((account) => account.id === id)
  return (
    <FilterChip pressed={mine} onClick={() => void turn(id, !mine)}>
      {words('own.mine')}
    </FilterChip>
  )
}

export function FollowedSkeleton() {
  const styles = useStyles()
  return (
    <div aria-busy="true">
      <Skeleton width={140} height={32} />
      <Card className={styles.bones}>
        <Skeleton height={44} />
        <Skeleton height={44} />
        <Skeleton height={44} />
      </Card>
    </div>
  )
}
