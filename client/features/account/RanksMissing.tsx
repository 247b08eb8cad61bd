import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice.tsx'

interface RanksMissingProps {
  /** True while they are being fetched. */
  readonly busy: boolean
  readonly onRetry: () => void
}

/** Riot is unavailable and no ranks are stored. */
export function RanksMissing({ busy, onRetry }: RanksMissingProps) {
  const { t } = useTranslation()
  return (
    <Notice
      title={t('account.rank.missingTitle')}
      actions={
        <Button disabledFocusable={busy} onClick={onRetry}>
          {busy ? t('common.loading') : t('common.retry')}
        </Button>
      }
    >
      {t('account.rank.missing')}
    </Notice>
  )
}
