import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageBand } from '../../components/PageBand.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { lobbyBoard } from './lobby-board.ts'

/** The players of a pasted lobby, each with what matters before a game. */
export function LobbyPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageBand title={t('lobby.title')}>{t('lobby.subtitle')}</PageBand>
      <Suspense fallback={<Skeleton height={192} radius={14} />}>
        <lobbyBoard.Page />
      </Suspense>
    </>
  )
}
