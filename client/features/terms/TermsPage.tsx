import { useTranslation } from 'react-i18next'
import { Contact } from '../../components/Contact.tsx'
import { Prose } from '../../components/Prose.tsx'
import { useServerStatusQuery } from '../../gql/ServerStatus.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { termsChapters } from './terms-chapters.ts'

export function TermsPage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data } = useServerStatusQuery()
  return (
    <Prose
      title={t('terms.title')}
      summary={t('terms.summary')}
      chapters={termsChapters(locale)}
      after={{ changes: data === undefined ? null : <Contact email={data.status.contactEmail} /> }}
    />
  )
}
