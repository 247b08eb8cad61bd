import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { DocumentTitle } from '../../components/DocumentTitle.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { graphql } from '../../gql/gql.ts'
import type { MatchProblem_resultFragment } from '../../gql/graphql.ts'
import { homePath } from '../../paths.ts'
import { RetryButton } from './RetryButton.tsx'

graphql(/* GraphQL */ `
  fragment MatchProblem_result on MatchResult {
    ... on UpstreamUnavailable {
      retryAt
    }
  }
`)

interface MatchProblemProps {
  readonly matchId: string
  /** Null when this server did not answer. */
  readonly problem: Exclude<MatchProblem_resultFragment, { __typename: 'Match' }> | null
  readonly busy: boolean
  readonly onRetry: () => void
}

/** The page of a match that can't be shown: its ID, the reason, and the next step. */
export function MatchProblem(props: MatchProblemProps) {
  const { t } = useTranslation()
  const title = t('match.documentTitle', { matchId: props.matchId })
  const isCertain = props.problem !== null && props.problem.__typename !== 'UpstreamUnavailable'
  return (
    <>
      <DocumentTitle title={title} missing={isCertain} />
      <PageBand title={title} />
      <ProblemNotice {...props} />
    </>
  )
}

function ProblemNotice({ problem, busy, onRetry }: MatchProblemProps) {
  const { t } = useTranslation()
  const findAccount = <ButtonLink to={homePath()}>{t('match.problem.findAccount')}</ButtonLink>

  switch (problem?.__typename) {
    case 'MatchNotFound':
      return (
        <Notice title={t('match.problem.notFoundTitle')} actions={findAccount}>
          {t('match.problem.notFound')}
        </Notice>
      )
    case 'InvalidMatchId':
      return (
        <Notice title={t('match.problem.invalidTitle')} actions={findAccount}>
          {t('match.problem.invalid')}
        </Notice>
      )
    case 'UpstreamUnavailable':
      return (
        <Notice
          title={t('match.problem.unavailableTitle')}
          actions={<RetryButton retryAt={problem.retryAt} busy={busy} onRetry={onRetry} appearance="primary" />}
        >
          {t('match.problem.unavailable')}
        </Notice>
      )
    case undefined:
      return (
        <Notice
          role="alert"
          title={t('match.problem.networkTitle')}
          actions={<RetryButton retryAt={null} busy={busy} onRetry={onRetry} />}
        >
          {t('match.problem.network')}
        </Notice>
      )
  }
}
