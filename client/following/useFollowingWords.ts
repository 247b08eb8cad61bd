import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LOCALES, type Locale } from '../../languages.ts'
import type english from '../../texts/en/separate/following.json'
import { textsIn } from '../i18n/texts-in.ts'

const TEXTS = import.meta.glob<typeof english>('../../texts/*/separate/following.json', {
  import: 'default',
  eager: true,
})

export const followingTexts = (locale: Locale): typeof english => textsIn(TEXTS, locale)

/** Bundled with the code in every language, because few pages need them. */
export function useFollowingWords(): TFunction<'following'> {
  const { i18n } = useTranslation()
  useState(() => {
    for (const locale of LOCALES) i18n.addResourceBundle(locale, 'following', followingTexts(locale))
  })
  return useTranslation('following').t
}
