import { useTranslation } from 'react-i18next'
import { Contact } from '../../components/Contact.tsx'
import { Prose } from '../../components/Prose.tsx'
import { useServerStatusQuery } from '../../gql/ServerStatus.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { accessibilityChapters } from './accessibility-chapters.ts'

export function AccessibilityPage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data } = useServerStatusQuery()
  return (
    <Prose
      title={t('accessibility.title')}
      summary={t('accessibility.summary')}
      chapters={accessibilityChapters(locale)}
      after={{ report: data === undefined ? null : <Contact email={data.status.contactEmail} /> }}
    />
  )
}
