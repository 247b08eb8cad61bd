import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice.tsx'
import type { StreamersPageQuery } from '../../gql/graphql.ts'
import type { AccountParams } from '../../paths.ts'
import { riotIdOf } from './card-texts.ts'
import { useStreamersWords } from './useStreamersWords.ts'

interface AccountTroubleProps {
  readonly asked: AccountParams
  /** Null when the server could not be reached. */
  readonly result: StreamersPageQuery['account'] | null
  readonly onChoose: (account: AccountParams) => void
  readonly onRetry: () => void
}

/** Says why an account can't be shown, and what to do; nothing when it can. */
export function AccountTrouble({ asked, result, onChoose, onRetry }: AccountTroubleProps) {
  const { t } = useTranslation()
  const words = useStreamersWords()
  const name = riotIdOf(asked)
  switch (result?.__typename) {
    case 'Account':
      return null
    case 'AccountNotFound': {
      const region = result.activeRegion
      if (region === null) {
        return (
          <Notice title={words('problem.AccountNotFound.title')}>
            {words('problem.AccountNotFound.text', { name, region: asked.region })}
          </Notice>
        )
      }
      const choose = (
        <Button appearance="primary" onClick={() => onChoose({ ...asked, region })}>
          {words('problem.choose', { region })}
        </Button>
      )
      return (
        <Notice title={words('problem.AccountNotFound.title')} actions={choose}>
          {words('problem.elsewhere', { name, region })}
        </Notice>
      )
    }
    case 'InvalidRiotId':
      return (
        <Notice title={words('problem.InvalidRiotId.title')}>{words('problem.InvalidRiotId.text', { name })}</Notice>
      )
    case 'UpstreamUnavailable':
      return (
        <Notice title={words('problem.UpstreamUnavailable.title')}>{words('problem.UpstreamUnavailable.text')}</Notice>
      )
    case undefined:
      return (
        <Notice
          role="alert"
          title={words('problem.unreachable.title')}
          actions={<Button onClick={onRetry}>{t('common.retry')}</Button>}
        >
          {words('problem.unreachable.text')}
        </Notice>
      )
  }
}
