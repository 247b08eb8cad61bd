import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { homePath } from '../paths.ts'
import { ErrorPage } from './ErrorPage.tsx'

interface NotFoundPageProps {
  readonly pathname: string
  /** `invalid`: there are such pages, but not with these parameters. `unmatched`: there is nothing of the kind. */
  readonly reason: 'invalid' | 'unmatched'
}

/** Says that an address leads nowhere. */
export function NotFoundPage({ pathname, reason }: NotFoundPageProps) {
  const { t } = useTranslation()
  return (
    <ErrorPage
      status={404}
      title={t('errors.pageNotFound')}
      description={t(reason === 'invalid' ? 'errors.notFoundInvalid' : 'errors.notFoundUnmatched', { path: pathname })}
      action={<ButtonLink to={homePath()}>{t('errors.backHome')}</ButtonLink>}
    />
  )
}
