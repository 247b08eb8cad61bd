import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { DocumentTitle } from '../../components/DocumentTitle.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { homePath, matchPath } from '../../paths.ts'

interface UnknownGameProps {
  readonly matchId: string
  /** True for a text that no game has as its identifier. */
  readonly invalid: boolean
}

export function UnknownGame({ matchId, invalid }: UnknownGameProps) {
  const { t } = useTranslation()
  const title = t('game.documentTitle', { matchId })
  return (
    <>
      <DocumentTitle title={title} missing />
      <PageBand title={title} />
      {invalid ? (
        <Notice
          title={t('match.problem.invalidTitle')}
          actions={<ButtonLink to={homePath()}>{t('game.unknown.home')}</ButtonLink>}
        >
          {t('match.problem.invalid')}
        </Notice>
      ) : (
        <Notice
          title={t('game.unknown.title')}
          actions={<ButtonLink to={matchPath(matchId)}>{t('game.unknown.match')}</ButtonLink>}
        >
          {t('game.unknown.text')}
        </Notice>
      )}
    </>
  )
}
