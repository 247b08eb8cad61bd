import { useTranslation } from 'react-i18next'
import { homePath } from '../paths.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'
import { ErrorPage } from './ErrorPage.tsx'

interface NotFoundPageProps {
  /** The address that was asked for. */
  readonly pathname: string
  /** `invalid`: there are such pages, but not with these parameters. `unmatched`: there is nothing of the kind. */
  readonly reason: 'invalid' | 'unmatched'
}

/** Says that an address leads nowhere. A page shows it in its own place when there is nothing of the name it was given. */
export function NotFoundPage({ pathname, reason }: NotFoundPageProps) {
  const { t } = useTranslation()
  return (
    <>
      <DocumentTitle missing title={t('errors.pageNotFound')} />
      <ErrorPage
        status={404}
        title={t('errors.pageNotFound')}
        description={t(reason === 'invalid' ? 'errors.notFoundInvalid' : 'errors.notFoundUnmatched', {
          path: pathname,
        })}
        action={<ButtonLink to={homePath()}>{t('errors.backHome')}</ButtonLink>}
      />
    </>
  )
}
