import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type english from '../../../texts/en/on-demand/shortcuts.json'
import { useSeparateTexts } from '../../i18n/useSeparateTexts.ts'

const TEXTS = import.meta.glob<typeof english>('../../../texts/*/on-demand/shortcuts.json', {
  import: 'default',
  eager: true,
})

/** Bundled with the list in every language, because few visitors open it. */
export function useShortcutWords(): TFunction<'shortcuts'> {
  useSeparateTexts('shortcuts', TEXTS)
  return useTranslation('shortcuts').t
}
