import { useApolloClient } from '@apollo/client/react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { Age } from '../../components/Age.tsx'
import { AcceptRosterProposalsDocument } from '../../gql/AcceptRosterProposals.ts'
import { graphql } from '../../gql/gql.ts'
import { RejectRosterProposalsDocument } from '../../gql/RejectRosterProposals.ts'
import { useRosterProposalsQuery } from '../../gql/RosterProposals.ts'
import { usePolling } from '../../live/usePolling.ts'
import { EditorSection } from './EditorSection.tsx'
import { ProposalGroup } from './ProposalGroup.tsx'
import { ProposalRow } from './ProposalRow.tsx'
import { useProposalWords } from './useProposalWords.ts'

graphql(/* GraphQL */ `
  query RosterProposals {
    rosterProposals {
      ... on RosterProposalQueue {
        total
        lastComparison {
          outcome
          endedAt
          unknownTeams
          ambiguous
        }
        proposals {
          id
          team {
            id
            code
            name
            ...TeamMark_team
          }
          ...RosterProposal_proposal
        }
      }
    }
  }
`)

graphql(/* GraphQL */ `
  mutation AcceptRosterProposals($input: AcceptRosterProposalsInput!) {
    acceptRosterProposals(input: $input) {
      problems {
        __typename
      }
    }
  }
`)

graphql(/* GraphQL */ `
  mutation RejectRosterProposals($input: RejectRosterProposalsInput!) {
    rejectRosterProposals(input: $input) {
      problems {
        __typename
      }
    }
  }
`)

const useStyles = makeStyles({
  note: {
    margin: '12px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  link: { color: 'inherit' },
})

/** Changes that Leaguepedia suggests, by team. Nothing on a server that has never asked it. */
export function RosterProposals({ onDecided }: { readonly onDecided: () => void }) {
  const styles = useStyles()
  const t = useProposalWords()
  const client = useApolloClient()
  const { data, loading, refetch } = useRosterProposalsQuery({
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  })
  // A comparison takes minutes, and ends while editors are here.
  usePolling(loading, () => void refetch().catch(() => {}))
  const queue = data?.rosterProposals.__typename === 'RosterProposalQueue' ? data.rosterProposals : null
  if (queue === null || queue.lastComparison === null) return null
  const { proposals, total, lastComparison: round } = queue

  /** A refused decision shows the queue as it is now, too. */
  async function decide(input: { readonly ids: string[] } | { readonly team: string }, accept: boolean) {
    try {
      if (accept) {
        const sent = await client.mutate({ mutation: AcceptRosterProposalsDocument, variables: { input } })
        return sent.data?.acceptRosterProposals.problems.length === 0
      }
      const sent = await client.mutate({ mutation: RejectRosterProposalsDocument, variables: { input } })
      return sent.data?.rejectRosterProposals.problems.length === 0
    } finally {
      onDecided()
      await refetch().catch(() => {})
    }
  }

  const groups = [...Map.groupBy(proposals, ({ team }) => team?.id ?? null).values()]
  return (
    <EditorSection title={t('title')} lead={total === 0 ? t('none') : t('lead', { count: total })}>
      {groups.map((group) => {
        const team = group[0]?.team ?? null
        return (
          <ProposalGroup
            key={team?.id ?? ''}
            team={team}
            canAccept={group.some(({ claims }) => claims.length === 0)}
            decideAll={(code, accept) => decide({ team: code }, accept)}
          >
            {group.map((proposal) => (
              <ProposalRow
                key={proposal.id}
                proposal={proposal}
                decide={(accept) => decide({ ids: [proposal.id] }, accept)}
              />
            ))}
          </ProposalGroup>
        )
      })}
      <p className={styles.note}>
        {total > proposals.length ? <>{t('shown', { shown: proposals.length })} </> : null}
        <Age moment={round.endedAt}>{(age) => t(`round.${round.outcome}`, { age })}</Age>{' '}
        {round.ambiguous === 0 ? null : <>{t('ambiguous', { count: round.ambiguous })} </>}
        {round.unknownTeams.length === 0 ? null : t('unknownTeams', { teams: round.unknownTeams.join(', ') })}
      </p>
      <p className={styles.note}>
        <NoteLink url="https://lol.fandom.com/">Leaguepedia</NoteLink>,{' '}
        <NoteLink url="https://creativecommons.org/licenses/by-sa/3.0/">CC BY-SA 3.0</NoteLink>
      </p>
    </EditorSection>
  )
}

function NoteLink({ url, children }: { readonly url: string; readonly children: string }) {
  const styles = useStyles()
  return (
    <a href={url} rel="noopener noreferrer nofollow" className={styles.link}>
      {children}
    </a>
  )
}
