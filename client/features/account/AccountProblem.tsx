import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { CountdownButton } from '../../components/CountdownButton.tsx'
import { DocumentTitle } from '../../components/DocumentTitle.tsx'
import { Notice } from '../../components/Notice.tsx'
import { regionKey } from '../../game/regions.ts'
import { graphql } from '../../gql/gql.ts'
import type { AccountProblem_resultFragment, Region } from '../../gql/graphql.ts'
import { accountPath, type AccountParams } from '../../paths.ts'
import { fitsGameName } from '../../search/account-search-form.ts'
import { SearchHelp } from '../../search/SearchHelp.tsx'
import { ProblemPage } from './ProblemPage.tsx'

graphql(/* GraphQL */ `
  fragment AccountProblem_result on AccountResult {
    ... on AccountNotFound {
      activeRegion
      likelyMeant {
        id
        gameName
        tagLine
        region
        ...LikelyMeant_account @nonreactive
      }
    }
    ... on InvalidRiotId {
      field
      likelyMeant {
        id
        gameName
        tagLine
        region
        ...LikelyMeant_account @nonreactive
      }
    }
    ... on UpstreamUnavailable {
      retryAt
    }
  }
`)

type Problem = Exclude<AccountProblem_resultFragment, { __typename: 'Account' }>

interface AccountProblemProps {
  readonly asked: AccountParams
  readonly problem: Problem
  readonly busy: boolean
  readonly onRetry: () => void
}

/** The page of an account that can't be shown: the reason and all next steps. */
export function AccountProblem(props: AccountProblemProps) {
  const { asked, problem, onRetry } = props
  const { t } = useTranslation()
  const activeRegion = problem.__typename === 'AccountNotFound' ? problem.activeRegion : null
  const found = activeRegion === null ? null : { ...asked, region: activeRegion }
  const likelyMeant = problem.__typename === 'UpstreamUnavailable' ? [] : problem.likelyMeant
  return (
    <ProblemPage asked={asked}>
      <DocumentTitle
        title={t('account.documentTitle', { ...asked })}
        missing={problem.__typename !== 'UpstreamUnavailable'}
      />
      <SearchHelp
        asked={asked}
        region={asked.region}
        answer={<ProblemNotice {...props} />}
        found={found === null ? [] : [found]}
        likelyMeant={likelyMeant}
        misspelt={problem.__typename !== 'UpstreamUnavailable' && found === null}
        onAlreadyThere={onRetry}
      />
    </ProblemPage>
  )
}

function ProblemNotice({ asked, problem, busy, onRetry }: AccountProblemProps) {
  const { t } = useTranslation()
  const nameOf = (region: Region) => `${t(`regions.${regionKey(region)}`)} (${region})`

  switch (problem.__typename) {
    case 'AccountNotFound':
      if (problem.activeRegion === null && !fitsGameName(asked.gameName)) {
        return <Notice title={t('account.problem.invalidTitle')}>{t('account.problem.invalid.GAME_NAME')}</Notice>
      }
      return problem.activeRegion === null ? (
        <Notice title={t('account.problem.notFoundTitle')}>{t('account.problem.notFound')}</Notice>
      ) : (
        <Notice
          title={t('account.problem.elsewhereTitle', { region: problem.activeRegion })}
          actions={
            <ButtonLink to={accountPath({ ...asked, region: problem.activeRegion })}>
              {t('account.problem.openElsewhere', { region: problem.activeRegion })}
            </ButtonLink>
          }
        >
          {t('account.problem.elsewhere', { asked: nameOf(asked.region), region: nameOf(problem.activeRegion) })}
        </Notice>
      )
    case 'InvalidRiotId':
      return <Notice title={t('account.problem.invalidTitle')}>{t(`account.problem.invalid.${problem.field}`)}</Notice>
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
