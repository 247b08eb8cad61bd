import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { PageCodeMissing } from '../lazy-page.ts'
import { ErrorPage } from './ErrorPage.tsx'

interface CrashPageProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Stands in for a page that broke: one whose code did not arrive is reloaded, any other is tried again. */
export function CrashPage({ error, onRetry }: CrashPageProps) {
  const { t } = useTranslation()

  if (error instanceof PageCodeMissing) {
    return (
      <ErrorPage
        title={t('errors.codeTitle')}
        description={t('errors.codeDescription')}
        action={
          <Button appearance="primary" size="large" onClick={() => location.reload()}>
            {t('errors.reload')}
          </Button>
        }
      />
    )
  }

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
