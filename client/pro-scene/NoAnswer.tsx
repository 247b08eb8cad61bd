import { Button } from '@fluentui/react-components'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { KeepFocus } from '../components/keep-focus.ts'
import { Notice } from '../components/Notice.tsx'

interface NoAnswerProps {
  readonly busy: boolean
  readonly onRetry: () => void
}

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
