import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type english from '../../../texts/en/on-demand/channelState.json'
import { useSeparateTexts } from '../../i18n/useSeparateTexts.ts'

const TEXTS = import.meta.glob<typeof english>('../../../texts/*/on-demand/channelState.json', {
  import: 'default',
  eager: true,
})

/** Bundled with the code in every language, because few pages need them. */
export function useChannelWords(): TFunction<'channelState'> {
  useSeparateTexts('channelState', TEXTS)
  return useTranslation('channelState').t
}
