import { makeStyles, tokens } from '@fluentui/react-components'
import type { i18n as I18n } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChip } from '../components/FilterChip.tsx'
import { FilterChipGroup } from '../components/FilterChipGroup.tsx'
import { LOCALE_COOKIE } from '../settings/cookies.ts'
import { switchLocale } from '../i18n/load-messages.ts'
import { LOCALES, type Locale } from '../i18n/locale.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { browserChoices } from '../settings/browser-choices.ts'
import { ownTokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  failure: { margin: '6px 0 0', color: ownTokens.loss, fontSize: tokens.fontSizeBase200 },
})

/** Each language's name in that language, for visitors who read no other. */
const NAMES: Readonly<Record<Locale, string>> = { en: 'English', pl: 'Polski' }

/** Selects the language of the page without a reload. */
export function LanguageChoice() {
  const styles = useStyles()
  const { t, i18n } = useTranslation()
  const chosen = useLocale()
  const [failed, setFailed] = useState(false)

  const choose = async (locale: Locale) => {
    try {
      await switchTo(locale, i18n)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      <FilterChipGroup label={t('settings.language')}>
        {LOCALES.map((locale) => (
          <FilterChip key={locale} lang={locale} pressed={locale === chosen} onClick={() => void choose(locale)}>
            {NAMES[locale]}
          </FilterChip>
        ))}
      </FilterChipGroup>
      {failed ? (
        <p role="alert" className={styles.failure}>
          {t('errors.locale')}
        </p>
      ) : null}
    </>
  )
}

/** Switches the language. This also works when the settings are closed before the texts arrive. */
async function switchTo(locale: Locale, i18n: I18n) {
  await switchLocale(i18n, locale)
  browserChoices.keep(LOCALE_COOKIE, locale)
}
