import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { streamersBoard } from './streamers-board.ts'

/** Instructions to show an account over a stream and in other pages. */
export function StreamersPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageBand title={t('streamers.title')}>{t('head.streamers')}</PageBand>
      <KeptFocus>
        <Suspense fallback={<Skeleton height={147} radius={14} />}>
          <streamersBoard.Page />
        </Suspense>
      </KeptFocus>
    </>
  )
}
