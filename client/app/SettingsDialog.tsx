import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FilterChips } from '../components/FilterChips.tsx'
import { Glyph } from '../components/Glyph.tsx'
import { Toggle } from '../components/Toggle.tsx'
import { privacyPath } from '../paths.ts'
import { RegionSelect } from '../search/RegionSelect.tsx'
import { browserChoices } from '../settings/browser-choices.ts'
import { MOTION, REGION, SPOILERS, THEME } from '../settings/choices.ts'
import { useChoice, useConsent } from '../settings/useChoice.ts'
import { lane, PHONE } from '../theme/lane.ts'
import { THEME_CHOICES } from '../theme/palette.ts'
import { BarButton } from './BarButton.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { SettingRow } from './SettingRow.tsx'

const useStyles = makeStyles({
  dialog: {
    boxSizing: 'border-box',
    width: 'min(560px, calc(100vw - 24px))',
    maxHeight: 'calc(100dvh - 24px)',
    padding: '20px 24px 8px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: lane.cardShadow,
    color: tokens.colorNeutralForeground1,
    '::backdrop': { backgroundColor: '#05070ab3' },
    [PHONE]: { padding: '14px 16px 4px' },
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingBottom: '12px' },
  title: {
    margin: 0,
    fontFamily: lane.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
  link: { color: tokens.colorBrandForeground1 },
})

export interface SettingsDialogProps {
  readonly onClose: () => void
}

/** Everything a visitor can choose for himself. Each choice holds at once. */
export function SettingsDialog({ onClose }: SettingsDialogProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [theme, chooseTheme] = useChoice(THEME)
  const [region, chooseRegion] = useChoice(REGION)
  const [spoilers, chooseSpoilers] = useChoice(SPOILERS)
  const [motion, chooseMotion] = useChoice(MOTION)
  const consent = useConsent()

  // The browser keeps the focus inside, closes on Escape, and gives the focus back.
  useEffect(() => dialog.current?.showModal(), [])

  const close = () => dialog.current?.close()

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- A click beside it closes; Escape does for the keyboard.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close()
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('settings.title')}
        </h2>
        <BarButton label={t('settings.close')} onClick={close}>
          <Glyph name="close" />
        </BarButton>
      </div>
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
      <SettingRow
        name={t('settings.memory')}
        hint={
          <>
            {t('settings.keepHint')}{' '}
            <Link to={privacyPath()} className={styles.link} onClick={close}>
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
    </dialog>
  )
}
