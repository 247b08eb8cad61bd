import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice.tsx'
import { useChannelWords } from './useChannelWords.ts'

/** Replaces the player while no stream is live, while that is unknown of all channels, or while there is no channel. */
export function NoLiveStreams({ known, unknown }: { readonly known: boolean; readonly unknown: boolean }) {
  const { t } = useTranslation()
  const words = useChannelWords()
  if (unknown) return <Notice title={words('heading')}>{words('allUnknown')}</Notice>
  return known ? (
    <Notice title={t('streams.noneLive.title')}>{t('streams.noneLive.text')}</Notice>
  ) : (
    <Notice title={t('streams.none.title')}>{t('streams.none.text')}</Notice>
  )
}
