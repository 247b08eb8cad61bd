import { useApolloClient } from '@apollo/client/react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { Age } from '../../components/Age.tsx'
import { Chip } from '../../components/Chip.tsx'
import { DecidePersonRequestDocument } from '../../gql/DecidePersonRequest.ts'
import { graphql } from '../../gql/gql.ts'
import type { PersonRequestsQuery } from '../../gql/graphql.ts'
import { usePersonRequestsQuery } from '../../gql/PersonRequests.ts'
import { usePersonRequestWords } from '../../rights/usePersonRequestWords.ts'
import { EditorQueue } from './EditorQueue.tsx'
import { QueueRow } from './QueueRow.tsx'

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
          provenAt
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
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  text: { margin: 0, whiteSpace: 'pre-line' },
  details: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

/** The requests of visitors that wait for a decision. Nothing without any. */
export function PersonRequests() {
  const t = usePersonRequestWords()
  const { data, refetch } = usePersonRequestsQuery({ fetchPolicy: 'network-only' })
  const requests = data?.personRequests.__typename === 'PersonRequestQueue' ? data.personRequests.requests : []
  if (requests.length === 0) return null
  return (
    <EditorQueue title={t('queue.title')} lead={t('queue.lead')}>
      {requests.map((request) => (
        <RequestRow key={request.id} request={request} onDecided={() => void refetch().catch(() => {})} />
      ))}
    </EditorQueue>
  )
}

interface RequestRowProps {
  readonly request: WaitingRequest
  readonly onDecided: () => void
}

function RequestRow({ request: { id, wish, name, text, contact, provenAt, sentAt }, onDecided }: RequestRowProps) {
  const styles = useStyles()
  const t = usePersonRequestWords()
  const client = useApolloClient()
  const [isSure, setIsSure] = useState(false)

  async function decide(accept: boolean): Promise<boolean> {
    const { data } = await client.mutate({
      mutation: DecidePersonRequestDocument,
      variables: { input: { id, accept } },
    })
    onDecided()
    return data?.decidePersonRequest.decided === true
  }

  function accept(): Promise<boolean> | null {
    // A removal can't be undone.
    if (wish !== 'REMOVE' || isSure) return decide(true)
    setIsSure(true)
    return null
  }

  const acceptKey = wish === 'REMOVE' ? (isSure ? 'sure' : 'remove') : 'done'
  return (
    <QueueRow
      failedText={t('queue.failed')}
      accept={{ text: t(`queue.${acceptKey}`), label: t(`queue.of.${acceptKey}`, { name }), decide: accept }}
      reject={{ text: t('queue.reject'), label: t('queue.of.reject', { name }), decide: () => decide(false) }}
    >
      <span className={styles.name}>
        <bdi>{name}</bdi>
        <Chip>{t(`queue.wishes.${wish}`)}</Chip>
        {provenAt === null ? null : <Chip>{t('queue.proven')}</Chip>}
      </span>
      {text === '' ? null : <p className={styles.text}>{text}</p>}
      <span className={styles.details}>
        <Age moment={sentAt}>{(age) => age}</Age>
        {contact === null ? null : <> · {t('queue.contact', { contact })}</>}
      </span>
    </QueueRow>
  )
}
