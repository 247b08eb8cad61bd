import { useTranslation } from 'react-i18next'
import { Contact } from '../../components/Contact.tsx'
import { Prose } from '../../components/Prose.tsx'
import { useServerStatusQuery } from '../../gql/ServerStatus.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { TERMS_TEXT } from './terms-text.ts'

/** The terms of use. */
export function TermsPage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data } = useServerStatusQuery()
  return (
    <Prose
      title={t('terms.title')}
      summary={t('terms.summary')}
      chapters={TERMS_TEXT[locale]}
      after={{ changes: data === undefined ? null : <Contact email={data.status.contactEmail} /> }}
    />
  )
}
