import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { CountdownButton } from '../../components/CountdownButton.tsx'
import { Notice } from '../../components/Notice.tsx'
import { regionKey } from '../../game/regions.ts'
import { graphql } from '../../gql/gql.ts'
import type { SearchResult_resultFragment } from '../../gql/graphql.ts'
import { accountPath, type RiotIdParams } from '../../paths.ts'
import { fitsGameName } from '../../search/account-search-form.ts'
import { FoundAccounts } from '../../search/FoundAccounts.tsx'

graphql(/* GraphQL */ `
  fragment SearchResult_result on AccountsResult {
    ... on FoundAccounts {
      accounts {
        id
        gameName
        tagLine
        region
      }
      ...FoundAccounts_accounts
    }
    ... on InvalidRiotId {
      field
    }
    ... on UpstreamUnavailable {
      retryAt
    }
  }
`)

interface SearchResultProps {
  readonly result: SearchResult_resultFragment
  readonly wanted: RiotIdParams
  readonly busy: boolean
  readonly onRetry: () => void
}

export function SearchResult({ result, wanted, busy, onRetry }: SearchResultProps) {
  const { t } = useTranslation()

  switch (result.__typename) {
    case 'FoundAccounts': {
      const [account, ...more] = result.accounts
      if (account === undefined || more.length > 0) return <FoundAccounts found={result} />
      const { gameName, tagLine } = account
      const region = `${t(`regions.${regionKey(account.region)}`)} (${account.region})`
      return (
        <Notice
          title={t('searchAccount.activeTitle', { region: account.region })}
          actions={<ButtonLink to={accountPath(account)}>{t('searchAccount.openAccount')}</ButtonLink>}
        >
          {t('searchAccount.activeText', { gameName, tagLine, region })}
        </Notice>
      )
    }
    case 'AccountNotFound':
      return fitsGameName(wanted.gameName) ? (
        <Notice title={t('searchAccount.nowhereTitle')}>{t('searchAccount.notFound', { ...wanted })}</Notice>
      ) : (
        <Notice title={t('searchAccount.invalidTitle')}>{t('searchAccount.invalid.GAME_NAME')}</Notice>
      )
    case 'InvalidRiotId':
      return result.field === 'TAG_LINE' && wanted.tagLine.trim() === '' ? (
        <Notice title={t('searchAccount.missingTitle')}>
          {t('searchAccount.missing', { gameName: wanted.gameName })}
        </Notice>
      ) : (
        <Notice title={t('searchAccount.invalidTitle')}>{t(`searchAccount.invalid.${result.field}`)}</Notice>
      )
    case 'UpstreamUnavailable':
      return (
        <Notice
          role="alert"
          title={t('searchAccount.unavailableTitle')}
          actions={
            <CountdownButton
              until={result.retryAt}
              label={t('common.retry')}
              waitingLabel={(time) => t('searchAccount.retryIn', { time })}
              busyLabel={busy ? t('common.loading') : null}
              onClick={onRetry}
            />
          }
        >
          {t('searchAccount.unavailable')}
        </Notice>
      )
  }
}
