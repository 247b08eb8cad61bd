import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { Card } from '../../components/Card.tsx'
import { graphql } from '../../gql/gql.ts'
import { RankSummary_accountFragmentDoc, type RankSummary_accountFragment } from '../../gql/graphql.ts'
import { RankLine } from './RankLine.tsx'
import { RanksMissing } from './RanksMissing.tsx'

graphql(/* GraphQL */ `
  fragment RankSummary_account on Account {
    id
    ranks {
      entries {
        queue
        ...RankLine_entry @unmask
      }
    }
  }
`)

interface RankSummaryProps {
  readonly account: FragmentType<RankSummary_accountFragment>
  readonly loading: boolean
  readonly onRetry: () => void
}

/** The standing that stands beside the history: solo queue, or else the queue the account is placed in. */
export function RankSummary({ account, loading, onRetry }: RankSummaryProps) {
  const { data, complete } = useFragment({
    fragment: RankSummary_accountFragmentDoc,
    fragmentName: 'RankSummary_account',
    from: account,
  })
  if (!complete) return null
  if (data.ranks === null) return <RanksMissing busy={loading} onRetry={onRetry} />

  const { entries } = data.ranks
  const entry = entries.find(({ queue }) => queue === 'SOLO') ?? entries[0] ?? null
  return (
    <Card>
      <RankLine queue={entry?.queue ?? 'SOLO'} entry={entry} />
    </Card>
  )
}
