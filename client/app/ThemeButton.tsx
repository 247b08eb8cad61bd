import { useTranslation } from 'react-i18next'
import { Glyph } from '../components/Glyph.tsx'
import { useThemeSwitch } from '../theme/ThemeSwitch.tsx'
import { BarButton } from './BarButton.tsx'

/** Turns between dark and light. */
export function ThemeButton() {
  const { t } = useTranslation()
  const { theme, toggleTheme } = useThemeSwitch()
  const dark = theme === 'dark'
  return (
    <BarButton label={t(dark ? 'shell.toLightTheme' : 'shell.toDarkTheme')} onClick={toggleTheme}>
      <Glyph name={dark ? 'sun' : 'moon'} />
    </BarButton>
  )
}
