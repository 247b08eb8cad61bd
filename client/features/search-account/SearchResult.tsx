import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { graphql } from '../../gql/gql.ts'
import type { SearchResult_resultFragment } from '../../gql/graphql.ts'
import { accountPath, type RiotIdParams } from '../../paths.ts'
import { regionKey } from '../../regions.ts'
import { UpstreamWords } from '../../search/UpstreamWords.tsx'

graphql(/* GraphQL */ `
  fragment SearchResult_result on AccountResult {
    ... on Account {
      id
      gameName
      tagLine
      region
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
  readonly onRetry: () => void
}

/** What is known of a Riot ID when every region was asked. */
export function SearchResult({ result, wanted, onRetry }: SearchResultProps) {
  const { t } = useTranslation()

  switch (result.__typename) {
    case 'Account': {
      const { gameName, tagLine } = result
      const region = `${t(`regions.${regionKey(result.region)}`)} (${result.region})`
      return (
        <Notice
          title={t('searchAccount.activeTitle')}
          actions={<ButtonLink to={accountPath(result)}>{t('searchAccount.openAccount')}</ButtonLink>}
        >
          {t('searchAccount.activeText', { gameName, tagLine, region })}
        </Notice>
      )
    }
    case 'AccountNotFound':
      return <Notice title={t('searchAccount.nowhereTitle')}>{t('searchAccount.notFound', { ...wanted })}</Notice>
    case 'InvalidRiotId':
      return <Notice title={t('searchAccount.invalidTitle')}>{t(`searchAccount.invalid.${result.field}`)}</Notice>
    case 'UpstreamUnavailable':
      return (
        <Notice
          role="alert"
          title={t('searchAccount.unavailableTitle')}
          actions={<Button onClick={onRetry}>{t('common.retry')}</Button>}
        >
          <UpstreamWords retryAt={result.retryAt} />
        </Notice>
      )
  }
}
