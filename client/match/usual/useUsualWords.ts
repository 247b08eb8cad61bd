import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type english from '../../../texts/en/on-demand/usual.json'
import { useSeparateTexts } from '../../i18n/useSeparateTexts.ts'

const TEXTS = import.meta.glob<typeof english>('../../../texts/*/on-demand/usual.json', {
  import: 'default',
  eager: true,
})

/** Bundled with the code in every language, because only opened matches need them. */
export function useUsualWords(): TFunction<'usual'> {
  useSeparateTexts('usual', TEXTS)
  return useTranslation('usual').t
}
