import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type english from '../../texts/en/on-demand/rosterStrength.json'
import { useSeparateTexts } from '../i18n/useSeparateTexts.ts'

const TEXTS = import.meta.glob<typeof english>('../../texts/*/on-demand/rosterStrength.json', {
  import: 'default',
  eager: true,
})

/** Bundled with the code in every language, because few pages need them. */
export function useStrengthWords(): TFunction<'rosterStrength'> {
  useSeparateTexts('rosterStrength', TEXTS)
  return useTranslation('rosterStrength').t
}
