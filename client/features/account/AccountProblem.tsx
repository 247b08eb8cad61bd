import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CountdownButton } from '../../components/CountdownButton.tsx'
import { Notice } from '../../components/Notice.tsx'
import { graphql } from '../../gql/gql.ts'
import type { AccountProblem_resultFragment } from '../../gql/graphql.ts'
import { accountPath, searchAccountPath, type AccountParams } from '../../paths.ts'
import { ProblemPage } from './ProblemPage.tsx'

graphql(/* GraphQL */ `
  fragment AccountProblem_result on AccountResult {
    ... on AccountNotFound {
      activeRegion
    }
    ... on InvalidRiotId {
      field
    }
    ... on UpstreamUnavailable {
      retryAt
    }
  }
`)

interface AccountProblemProps {
  /** What was asked for. */
  readonly asked: AccountParams
  readonly problem: Exclude<AccountProblem_resultFragment, { __typename: 'Account' }>
  readonly busy: boolean
  readonly onRetry: () => void
}

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
})

/** The page of an account that can't be shown: why, and what to do next. */
export function AccountProblem(props: AccountProblemProps) {
  return (
    <ProblemPage asked={props.asked}>
      <ProblemNotice {...props} />
    </ProblemPage>
  )
}

function ProblemNotice({ asked, problem, busy, onRetry }: AccountProblemProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const searchAgain = (
    <Link className={styles.link} to={searchAccountPath(asked)}>
      {t('account.problem.searchAgain')}
    </Link>
  )

  switch (problem.__typename) {
    case 'AccountNotFound':
      return problem.activeRegion === null ? (
        <Notice title={t('account.problem.notFoundTitle')} actions={searchAgain}>
          {t('account.problem.notFound')}
        </Notice>
      ) : (
        <Notice
          title={t('account.problem.elsewhereTitle', { region: problem.activeRegion })}
          actions={
            <>
              <Link className={styles.link} to={accountPath({ ...asked, region: problem.activeRegion })}>
                {t('account.problem.openElsewhere', { region: problem.activeRegion })}
              </Link>
              {searchAgain}
            </>
          }
        >
          {t('account.problem.elsewhere', { asked: asked.region, region: problem.activeRegion })}
        </Notice>
      )
    case 'InvalidRiotId':
      return (
        <Notice title={t('account.problem.invalidTitle')} actions={searchAgain}>
          {t(`account.problem.invalid.${problem.field}`)}
        </Notice>
      )
    case 'UpstreamUnavailable':
      return (
        <Notice
          title={t('account.problem.unavailableTitle')}
          actions={
            <CountdownButton
              until={problem.retryAt}
              label={t('common.retry')}
              waitingLabel={(time) => t('account.problem.retryIn', { time })}
              busyLabel={busy ? t('common.loading') : null}
              onClick={onRetry}
            />
          }
        >
          {t('account.problem.unavailable')}
        </Notice>
      )
  }
}
