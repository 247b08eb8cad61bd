import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../languages.ts'
import type english from '../../texts/en/on-demand/following.json'
import { textsIn } from '../i18n/texts-in.ts'
import { useSeparateTexts } from '../i18n/useSeparateTexts.ts'

const TEXTS = import.meta.glob<typeof english>('../../texts/*/on-demand/following.json', {
  import: 'default',
  eager: true,
})

export const followingTexts = (locale: Locale): typeof english => textsIn(TEXTS, locale)

/** Bundled with the code in every language, because few pages need them. */
export function useFollowingWords(): TFunction<'following'> {
  useSeparateTexts('following', TEXTS)
  return useTranslation('following').t
}
