import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice.tsx'

interface LadderFailureProps {
  readonly reason: 'notFetched' | 'unreachable'
  /** True while the request is being retried. */
  readonly busy: boolean
  readonly onRetry: () => void
}

export function LadderFailure({ reason, busy, onRetry }: LadderFailureProps) {
  const { t } = useTranslation()
  return (
    <Notice
      role={reason === 'unreachable' ? 'alert' : 'status'}
      title={t(`leaderboard.${reason}Title`)}
      actions={
        <Button disabledFocusable={busy} onClick={onRetry}>
          {busy ? t('common.loading') : t('common.retry')}
        </Button>
      }
    >
      {t(`leaderboard.${reason}`)}
    </Notice>
  )
}
