import { Button } from '@fluentui/react-components'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { KeepFocus } from '../components/keep-focus.ts'
import { Notice } from '../components/Notice.tsx'

interface NoAnswerProps {
  /** True while the request is being retried. */
  readonly busy: boolean
  readonly onRetry: () => void
}

/** Says that the server did not answer, and offers to retry. */
export function NoAnswer({ busy, onRetry }: NoAnswerProps) {
  const { t } = useTranslation()
  const keepFocus = use(KeepFocus)

  function retry() {
    onRetry()
    // The button is removed once there is an answer.
    keepFocus()
  }

  return (
    <Notice
      role="alert"
      title={t('proScene.problem.networkTitle')}
      actions={
        <Button disabledFocusable={busy} onClick={retry}>
          {busy ? t('common.loading') : t('common.retry')}
        </Button>
      }
    >
      {t('proScene.problem.network')}
    </Notice>
  )
}
