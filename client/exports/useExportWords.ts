import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type english from '../../texts/en/on-demand/exportMenu.json'
import { useSeparateTexts } from '../i18n/useSeparateTexts.ts'

const TEXTS = import.meta.glob<typeof english>('../../texts/*/on-demand/exportMenu.json', {
  import: 'default',
  eager: true,
})

/** Bundled with the code in every language, because they are short and rarely needed. */
export function useExportWords(): TFunction<'exportMenu'> {
  useSeparateTexts('exportMenu', TEXTS)
  return useTranslation('exportMenu').t
}
