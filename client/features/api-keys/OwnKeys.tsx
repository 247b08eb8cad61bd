import { makeStyles, tokens } from '@fluentui/react-components'
import { lazy, Suspense, useId, useState } from 'react'
import { Card } from '../../components/Card.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useApiKeysQuery } from '../../gql/ApiKeys.ts'
import { graphql } from '../../gql/gql.ts'
import { useWebhooksQuery } from '../../gql/Webhooks.ts'
import { NoAnswer } from '../../pro-scene/NoAnswer.tsx'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { PHONE } from '../../theme/tokens.ts'
import { KeyRow } from './KeyRow.tsx'
import { NewKey } from './NewKey.tsx'
import { useApiKeysWords } from './useApiKeysWords.ts'

// Its parts would otherwise divide the scripts that Home needs, too.
const KeyWebhooks = lazy(async () => ({ default: (await import('./webhooks/KeyWebhooks.tsx')).KeyWebhooks }))

graphql(/* GraphQL */ `
  query ApiKeys {
    viewer {
      apiKeys {
        ...KeyRow_apiKey
      }
    }
  }
`)

// Apart from the keys, which are read more often.
graphql(/* GraphQL */ `
  query Webhooks {
    viewer {
      apiKeys {
        id
        webhooks {
          ...WebhookRow_webhook
        }
      }
    }
  }
`)

/** The server reports use with a delay of about ten seconds. */
const POLL_MS = 15_000

const WEBHOOKS_POLL_MS = 60_000

const useStyles = makeStyles({
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px', maxWidth: '860px' },
  title: sectionTitleStyle,
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li:not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  empty: { margin: 0, padding: '20px', color: tokens.colorNeutralForeground2, [PHONE]: { padding: '14px 12px' } },
  noWebhooks: { gridColumn: '1 / -1', margin: 0 },
  said: { color: tokens.colorNeutralForeground2, ':empty': { display: 'none' } },
})

export function OwnKeys() {
  const styles = useStyles()
  const words = useApiKeysWords()
  const titleId = useId()
  const { data, loading, refetch } = useApiKeysQuery({ fetchPolicy: 'cache-and-network', pollInterval: POLL_MS })
  const ofWebhooks = useWebhooksQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: WEBHOOKS_POLL_MS,
  })
  const [revoked, setRevoked] = useState<string | null>(null)
  const keys = data?.viewer.apiKeys ?? null

  async function takeRevoked(name: string) {
    setRevoked(name)
    await refetch()
  }

  async function readWebhooks() {
    await ofWebhooks.refetch()
  }

  function webhooksOf(apiKey: { readonly id: string; readonly name: string }) {
    const webhooks = ofWebhooks.data?.viewer.apiKeys?.find(({ id }) => id === apiKey.id)?.webhooks
    if (webhooks !== undefined) return <KeyWebhooks apiKey={apiKey} webhooks={webhooks} onChanged={readWebhooks} />
    return ofWebhooks.error === undefined ? null : <p className={styles.noWebhooks}>{words('webhooks.noAnswer')}</p>
  }

  function list() {
    // Both at once, so that nothing moves.
    const isFirst = ofWebhooks.loading && ofWebhooks.data === undefined
    if (isFirst || (loading && keys === null)) return <Skeleton height={160} />
    if (keys === null) return <NoAnswer busy={false} onRetry={() => void refetch()} />
    if (keys.length === 0) return <p className={styles.empty}>{words('list.none')}</p>
    return (
      <ul className={styles.list}>
        {keys.map((apiKey) => (
          <KeyRow key={apiKey.id} apiKey={apiKey} onRevoked={takeRevoked}>
            {webhooksOf(apiKey)}
          </KeyRow>
        ))}
      </ul>
    )
  }

  return (
    <div className={styles.column}>
      <NewKey onCreated={() => void Promise.all([refetch(), ofWebhooks.refetch()])} />
      <section aria-labelledby={titleId}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {words('list.title')}
        </h2>
        <output className={styles.said}>{revoked === null ? null : words('revoke.done', { name: revoked })}</output>
        <Card>
          <Suspense fallback={<Skeleton height={160} />}>{list()}</Suspense>
        </Card>
      </section>
    </div>
  )
}
