import { Button } from '@fluentui/react-components'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorPage } from '../components/ErrorPage.tsx'
import { PageCodeMissing } from '../routing/lazy-page.ts'
import { reloadOnce } from './reload-once.ts'

interface CrashPageProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Replaces a page that crashed and offers to try again. */
export function CrashPage({ error, onRetry }: CrashPageProps) {
  const { t } = useTranslation()

  if (error instanceof PageCodeMissing) return <CodeMissingPage onRetry={onRetry} />

  return (
    <ErrorPage
      status={500}
      title={t('errors.internal')}
      description={t('errors.internalDescription')}
      action={
        <Button appearance="primary" size="large" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  )
}

/** Reloads the newest version at once, unless that just happened. */
function CodeMissingPage({ onRetry }: Pick<CrashPageProps, 'onRetry'>) {
  const { t } = useTranslation()

  useEffect(() => {
    if (navigator.onLine) reloadOnce()
  }, [])

  // Some browsers remember a failed import until the next load, but a reload without a connection would lose the page.
  const fetchAgain = () => (navigator.onLine ? window.location.reload() : onRetry())

  return (
    <ErrorPage
      title={t('errors.codeTitle')}
      description={t('errors.codeDescription')}
      action={
        <Button appearance="primary" size="large" onClick={fetchAgain}>
          {t('errors.reload')}
        </Button>
      }
    />
  )
}
