import { makeStyles, tokens } from '@fluentui/react-components'
import type { i18n as I18n } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Locale } from '../../languages.ts'
import { FilterChip } from '../components/FilterChip.tsx'
import { FilterChipGroup } from '../components/FilterChipGroup.tsx'
import { switchLocale } from '../i18n/load-messages.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { browserChoices } from '../settings/browser-choices.ts'
import { LOCALE_COOKIE } from '../settings/cookies.ts'
import { ownTokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  failure: { margin: '6px 0 0', color: ownTokens.loss, fontSize: tokens.fontSizeBase200 },
})

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
        {LANGUAGES.map(({ code, name }) => (
          <FilterChip key={code} lang={code} pressed={code === chosen} onClick={() => void choose(code)}>
            {name}
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
