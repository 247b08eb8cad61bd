import { useTranslation } from 'react-i18next'
import { useNow } from '../components/useNow.ts'
import { useFormat } from '../i18n/useFormat.ts'

interface UpstreamWordsProps {
  /** When asking again makes sense, in ISO 8601. */
  readonly retryAt: string
}

/** Says that Riot does not answer, and counts down to when it should. */
export function UpstreamWords({ retryAt }: UpstreamWordsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const now = useNow(1000)
  return t('search.upstreamUnavailable', { when: format.age(Math.max(Date.parse(retryAt), now), now) })
}
