import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { CountdownButton } from '../../components/CountdownButton.tsx'
import { useAccountLiveQuery } from '../../gql/AccountLive.ts'
import { graphql } from '../../gql/gql.ts'
import { serverTime } from '../../hydration/server-time.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { useProGames } from '../../live-game/useProGames.ts'
import { LOOK_EVERY_MS, usePolling } from '../../live/usePolling.ts'
import { LiveGameContent } from './LiveGameContent.tsx'
import { useLiveSight } from './useLiveSight.ts'

graphql(/* GraphQL */ `
  query AccountLive($id: ID!, $locale: Locale!) {
    node(id: $id) {
      ... on Account {
        id
        puuid
        proPlayer {
          id
        }
        live {
          state
          observedAt
          game {
            id
            ...LiveGameBoard_game
          }
        }
      }
    }
  }
`)

interface LiveGameProps {
  /** The `id` of the account. */
  readonly accountId: string
}

const COOLDOWN_MS = 10_000

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 16px',
  },
  words: {
    flex: '1 1 240px',
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
})

/** Refreshed regularly while visible. */
export function LiveGame({ accountId }: LiveGameProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const locale = toContractLocale(useLocale())
  const { data, previousData, loading, error, refetch } = useAccountLiveQuery({
    variables: { id: accountId, locale },
    // The cached data stays visible, with its age, while it is refetched.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const [freeAt, setFreeAt] = useState(() => new Date(serverTime.now()).toISOString())
  const node = (data ?? previousData)?.node
  const account = node?.__typename === 'Account' ? node : null
  const sight = useLiveSight(account?.live ?? null)
  const observedAt = sight.status?.observedAt ?? null

  const refresh = () => void refetch()
  usePolling(loading, refresh)
  useProGames(account?.proPlayer?.id, account?.live.game?.id, refresh)

  function look() {
    setFreeAt(new Date(serverTime.now() + COOLDOWN_MS).toISOString())
    refresh()
  }

  return (
    <section className={styles.root} aria-label={t('account.live.title')} aria-busy={loading && sight.status === null}>
      <div className={styles.head}>
        <p className={styles.words}>
          {observedAt === null ? null : (
            <>
              <Age moment={observedAt}>{(age) => t('account.live.observed', { age })}</Age>{' '}
            </>
          )}
          {t('account.live.looksAgain', { seconds: LOOK_EVERY_MS / 1000 })}
        </p>
        <CountdownButton
          until={freeAt}
          label={t('account.live.look')}
          waitingLabel={(time) => t('account.live.lookIn', { time })}
          busyLabel={loading ? t('account.live.looking') : null}
          onClick={look}
          appearance="secondary"
        />
      </div>
      <LiveGameContent
        sight={sight}
        ownPuuid={account?.puuid ?? null}
        waiting={loading}
        unreachable={error !== undefined && !loading}
      />
    </section>
  )
}
