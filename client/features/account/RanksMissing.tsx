import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice.tsx'

/** Says that the ranks are unknown because Riot can't be asked and nothing was stored. */
export function RanksMissing({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Notice title={t('account.rank.missingTitle')} actions={<Button onClick={onRetry}>{t('common.retry')}</Button>}>
      {t('account.rank.missing')}
    </Notice>
  )
}
