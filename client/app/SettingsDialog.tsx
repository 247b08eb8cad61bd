import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Dialog } from '../components/Dialog.tsx'
import { FilterChips } from '../components/FilterChips.tsx'
import { Toggle } from '../components/Toggle.tsx'
import { useAnnouncing } from '../live/useAnnouncing.ts'
import { privacyPath } from '../paths.ts'
import { RegionSelect } from '../search/RegionSelect.tsx'
import { browserChoices } from '../settings/browser-choices.ts'
import { FIRST_REGION, MOTION, SPOILERS, THEME } from '../settings/choices.ts'
import { THEME_CHOICES } from '../settings/theme-choice.ts'
import { useChoice, useConsent } from '../settings/useChoice.ts'
import { AccountRow } from './AccountRow.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { SettingRow } from './SettingRow.tsx'

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForeground1 },
})

export interface SettingsDialogProps {
  readonly onClose: () => void
}

/** All of the visitor's settings. Each change takes effect at once. */
export function SettingsDialog({ onClose }: SettingsDialogProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const [theme, chooseTheme] = useChoice(THEME)
  const [region, chooseRegion] = useChoice(FIRST_REGION)
  const [spoilers, chooseSpoilers] = useChoice(SPOILERS)
  const [motion, chooseMotion] = useChoice(MOTION)
  const { announcing, setAnnouncing } = useAnnouncing()
  const consent = useConsent()

  return (
    <Dialog title={t('settings.title')} closeLabel={t('settings.close')} onClose={onClose}>
      <SettingRow name={t('settings.language')}>
        <LanguageChoice />
      </SettingRow>
      <SettingRow name={t('settings.theme')}>
        <FilterChips
          label={t('settings.theme')}
          options={THEME_CHOICES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
          selected={theme}
          onSelect={chooseTheme}
        />
      </SettingRow>
      <SettingRow name={t('settings.motion')}>
        <FilterChips
          label={t('settings.motion')}
          options={(['system', 'less'] as const).map((value) => ({ value, label: t(`settings.motions.${value}`) }))}
          selected={motion}
          onSelect={chooseMotion}
        />
      </SettingRow>
      <SettingRow name={t('settings.region')} hint={t('settings.regionHint')}>
        <RegionSelect codeOnly={false} region={region} onChoose={chooseRegion} />
      </SettingRow>
      <SettingRow name={t('settings.results')} hint={t('settings.spoilersHint')}>
        <Toggle
          label={t('settings.spoilers')}
          on={spoilers === 'hidden'}
          onToggle={(on) => chooseSpoilers(on ? 'hidden' : 'shown')}
        />
      </SettingRow>
      <SettingRow name={t('settings.live')} hint={t('settings.announcementsHint')}>
        <Toggle label={t('settings.announcements')} on={announcing} onToggle={setAnnouncing} />
      </SettingRow>
      <SettingRow
        name={t('settings.memory')}
        hint={
          <>
            {t('settings.keepHint')}{' '}
            <Link to={privacyPath()} className={styles.link} onClick={onClose}>
              {t('consent.more')}
            </Link>
          </>
        }
      >
        <Toggle
          label={t('settings.keep')}
          on={consent === 'accepted'}
          onToggle={(on) => browserChoices.answer(on ? 'accepted' : 'refused')}
        />
      </SettingRow>
      <AccountRow />
    </Dialog>
  )
}
