import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice.tsx'

interface UnreachableProps {
  readonly onRetry: () => void
}

/** Says that this server did not answer. */
export function Unreachable({ onRetry }: UnreachableProps) {
  const { t } = useTranslation()
  return (
    <Notice
      role="alert"
      title={t('searchAccount.unreachableTitle')}
      actions={<Button onClick={onRetry}>{t('common.retry')}</Button>}
    >
      {t('search.unreachable')}
    </Notice>
  )
}
