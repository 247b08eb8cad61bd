import { useApolloClient } from '@apollo/client/react'
import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { Age } from '../../components/Age.tsx'
import { Card } from '../../components/Card.tsx'
import { Chip } from '../../components/Chip.tsx'
import { DecidePersonRequestDocument } from '../../gql/DecidePersonRequest.ts'
import { graphql } from '../../gql/gql.ts'
import type { PersonRequestsQuery } from '../../gql/graphql.ts'
import { usePersonRequestsQuery } from '../../gql/PersonRequests.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { usePersonRequestWords } from '../../rights/usePersonRequestWords.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'

graphql(/* GraphQL */ `
  query PersonRequests {
    personRequests {
      ... on PersonRequestQueue {
        requests {
          id
          wish
          name
          text
          contact
          sentAt
        }
      }
    }
  }
`)

graphql(/* GraphQL */ `
  mutation DecidePersonRequest($input: DecidePersonRequestInput!) {
    decidePersonRequest(input: $input) {
      decided
    }
  }
`)

type Queue = Extract<PersonRequestsQuery['personRequests'], { __typename: 'PersonRequestQueue' }>
type WaitingRequest = Queue['requests'][number]

const useStyles = makeStyles({
  section: { marginTop: '32px' },
  title: sectionTitleStyle,
  lead: { margin: '0 0 12px', color: tokens.colorNeutralForeground2 },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li:not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '12px 16px',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  words: { display: 'grid', justifyItems: 'start', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  text: { margin: 0, whiteSpace: 'pre-line' },
  details: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  failed: { color: ownTokens.loss, fontSize: tokens.fontSizeBase200 },
})

/** The requests of visitors that wait for a decision. Nothing without any. */
export function PersonRequests() {
  const styles = useStyles()
  const t = usePersonRequestWords()
  const titleId = useId()
  const { data, refetch } = usePersonRequestsQuery({ fetchPolicy: 'network-only' })
  const requests = data?.personRequests.__typename === 'PersonRequestQueue' ? data.personRequests.requests : []
  if (requests.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {t('queue.title')}
      </h2>
      <p className={styles.lead}>{t('queue.lead')}</p>
      <Card>
        <ul className={styles.list}>
          {requests.map((request) => (
            <li key={request.id}>
              <RequestRow request={request} onDecided={() => void refetch().catch(() => {})} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

interface RequestRowProps {
  readonly request: WaitingRequest
  readonly onDecided: () => void
}

function RequestRow({ request: { id, wish, name, text, contact, sentAt }, onDecided }: RequestRowProps) {
  const styles = useStyles()
  const t = usePersonRequestWords()
  const client = useApolloClient()
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const [isSure, setIsSure] = useState(false)

  async function decide(accept: boolean) {
    if (state === 'sending') return
    // A removal can't be undone.
    if (accept && wish === 'REMOVE' && !isSure) {
      setIsSure(true)
      return
    }
    setState('sending')
    try {
      const { data } = await client.mutate({
        mutation: DecidePersonRequestDocument,
        variables: { input: { id, accept } },
      })
      setState(data?.decidePersonRequest.decided === true ? 'idle' : 'failed')
      onDecided()
    } catch {
      setState('failed')
    }
  }

  const acceptKey = wish === 'REMOVE' ? (isSure ? 'sure' : 'remove') : 'done'
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          <Chip>{t(`queue.wishes.${wish}`)}</Chip>
        </span>
        {text === '' ? null : <p className={styles.text}>{text}</p>}
        <span className={styles.details}>
          <Age moment={sentAt}>{(age) => age}</Age>
          {contact === null ? null : <> · {t('queue.contact', { contact })}</>}
        </span>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          aria-label={t(`queue.of.${acceptKey}`, { name })}
          disabledFocusable={state === 'sending'}
          onClick={() => void decide(true)}
        >
          {t(`queue.${acceptKey}`)}
        </Button>
        <Button
          size="small"
          aria-label={t('queue.of.reject', { name })}
          disabledFocusable={state === 'sending'}
          onClick={() => void decide(false)}
        >
          {t('queue.reject')}
        </Button>
        <output className={styles.failed}>{state === 'failed' ? t('queue.failed') : null}</output>
      </div>
    </div>
  )
}
