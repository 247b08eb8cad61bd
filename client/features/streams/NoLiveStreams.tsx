import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice.tsx'

/** Replaces the player while no stream is live, or while no channel is known. */
export function NoLiveStreams({ known }: { readonly known: boolean }) {
  const { t } = useTranslation()
  return known ? (
    <Notice title={t('streams.noneLive.title')}>{t('streams.noneLive.text')}</Notice>
  ) : (
    <Notice title={t('streams.none.title')}>{t('streams.none.text')}</Notice>
  )
}
