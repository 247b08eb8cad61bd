import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { CountdownButton } from '../../components/CountdownButton.tsx'

interface RetryButtonProps {
  /** In ISO 8601; null when this server did not answer. */
  readonly retryAt: string | null
  readonly busy: boolean
  readonly onRetry: () => void
  /** `secondary` where the match itself is shown. */
  readonly appearance?: 'primary' | 'secondary'
}

/** Counts down while another try makes no sense. */
export function RetryButton({ retryAt, busy, onRetry, appearance = 'secondary' }: RetryButtonProps) {
  const { t } = useTranslation()
  const busyLabel = busy ? t('common.loading') : null
  if (retryAt === null) {
    return (
      <Button disabledFocusable={busy} onClick={onRetry}>
        {busyLabel ?? t('common.retry')}
      </Button>
    )
  }
  return (
    <CountdownButton
      until={retryAt}
      label={t('common.retry')}
      waitingLabel={(time) => t('match.problem.retryIn', { time })}
      busyLabel={busyLabel}
      appearance={appearance}
      onClick={onRetry}
    />
  )
}
