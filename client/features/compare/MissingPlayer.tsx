import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { CountdownButton } from '../../components/CountdownButton.tsx'
import { Notice } from '../../components/Notice.tsx'
import { graphql } from '../../gql/gql.ts'
import type { MissingPlayer_playerFragment } from '../../gql/graphql.ts'
import type { ComparedParams } from '../../paths.ts'
import { useCompareWords } from './useCompareWords.ts'

graphql(/* GraphQL */ `
  fragment MissingPlayer_player on ComparedPlayer {
    ... on AccountNotFound {
      activeRegion
      likelyMeant {
        id
        gameName
        tagLine
        region
      }
    }
    ... on InvalidRiotId {
      field
    }
    ... on UpstreamUnavailable {
      retryAt
    }
  }
`)

interface MissingPlayerProps {
  readonly asked: ComparedParams
  /** Null for a pro player whom this server does not know. */
  readonly problem: Exclude<MissingPlayer_playerFragment, { readonly __typename: 'Account' | 'ProPlayer' }> | null
  /** Returns the address of the comparison with another player in this place. */
  readonly replacedBy: (other: ComparedParams) => string
  readonly busy: boolean
  readonly onRetry: () => void
}

/** Reason why a player can't be compared, and the next step. */
export function MissingPlayer({ asked, problem, replacedBy, busy, onRetry }: MissingPlayerProps) {
  const { t } = useTranslation()
  const words = useCompareWords()
  const named = 'region' in asked ? `${asked.gameName}#${asked.tagLine} (${asked.region})` : asked.player
  const title = words('missing.title', { name: named })

  if (problem === null) return <Notice title={title}>{words('missing.proPlayer')}</Notice>
  switch (problem.__typename) {
    case 'AccountNotFound': {
      const elsewhere =
        problem.activeRegion !== null && 'region' in asked ? [{ ...asked, region: problem.activeRegion }] : []
      const offered = [...elsewhere, ...problem.likelyMeant]
      return (
        <Notice
          title={title}
          actions={
            offered.length === 0
              ? undefined
              : offered.map((account) => (
                  <ButtonLink key={replacedBy(account)} to={replacedBy(account)}>
                    {`${account.gameName}#${account.tagLine} (${account.region})`}
                  </ButtonLink>
                ))
          }
        >
          {elsewhere.length > 0 ? words('missing.elsewhere') : t('account.problem.notFound')}
          {problem.likelyMeant.length === 0 ? null : ` ${words('missing.likely')}`}
        </Notice>
      )
    }
    case 'InvalidRiotId':
      return <Notice title={title}>{t(`account.problem.invalid.${problem.field}`)}</Notice>
    case 'UpstreamUnavailable':
      return (
        <Notice
          title={title}
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
