import { useTranslation } from 'react-i18next'
import { Contact } from '../../components/Contact.tsx'
import { Prose } from '../../components/Prose.tsx'
import { useServerStatusQuery } from '../../gql/ServerStatus.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { ForgetChoices } from './ForgetChoices.tsx'
import { privacyChapters } from './privacy-chapters.ts'

export function PrivacyPage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data } = useServerStatusQuery()
  return (
    <Prose
      title={t('privacy.title')}
      summary={t('privacy.summary')}
      chapters={privacyChapters(locale)}
      after={{
        cookies: <ForgetChoices />,
        removal: data === undefined ? null : <Contact email={data.status.contactEmail} />,
      }}
    />
  )
}
