import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { matchPath } from '../../paths.ts'

interface EndedNoticeProps {
  readonly matchId: string
  readonly hasMatch: boolean
}

/** Says that the game is over, and leads to its match once it is there. */
export function EndedNotice({ matchId, hasMatch }: EndedNoticeProps) {
  const { t } = useTranslation()
  return hasMatch ? (
    <Notice
      title={t('game.ended.title')}
      actions={<ButtonLink to={matchPath(matchId)}>{t('game.ended.openMatch')}</ButtonLink>}
    >
      {t('game.ended.recorded')}
    </Notice>
  ) : (
    <Notice title={t('game.ended.title')}>{t('game.ended.waiting')}</Notice>
  )
}
