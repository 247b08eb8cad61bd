import { useTranslation } from 'react-i18next'
import { homePath } from '../paths.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'
import { ErrorPage } from './ErrorPage.tsx'

interface NotFoundPageProps {
  readonly pathname: string
  /** `invalid`: the route exists, but not with these parameters. `unmatched`: no route matches. */
  readonly reason: 'invalid' | 'unmatched'
}

/** A page also renders it itself when its subject does not exist. */
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
