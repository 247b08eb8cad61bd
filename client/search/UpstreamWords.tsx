import { useTranslation } from 'react-i18next'
import { useNow } from '../components/useNow.ts'
import { useFormat } from '../i18n/useFormat.ts'

interface UpstreamWordsProps {
  /** In ISO 8601. */
  readonly retryAt: string
}

/** Counts down to the next sensible retry. */
export function UpstreamWords({ retryAt }: UpstreamWordsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const now = useNow(1000)
  return Date.parse(retryAt) - now < 1000
    ? t('search.upstreamRetry')
    : t('search.upstreamUnavailable', { when: format.age(retryAt, now) })
}
