import { FluentProvider, makeStyles } from '@fluentui/react-components'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { CONSENT_COOKIE, THEME_COOKIE, findCookie, sessionCookie, yearCookie } from '../cookies.ts'
import type { ThemeName } from './palette.ts'
import { THEMES } from './theme.ts'

interface ThemeSwitchValue {
  readonly theme: ThemeName
  /** Turns to the other theme; kept beyond the session only for those who accepted cookies. */
  readonly toggleTheme: () => void
}

const ThemeSwitchContext = createContext<ThemeSwitchValue | null>(null)

const useStyles = makeStyles({
  // The ground is painted on the document, so that it reaches behind everything.
  provider: { backgroundColor: 'transparent' },
})

interface ThemeSwitchProps {
  readonly initialTheme: ThemeName
  readonly children: ReactNode
}

/** Gives the page its theme and lets it be changed. */
export function ThemeSwitch({ initialTheme, children }: ThemeSwitchProps) {
  const styles = useStyles()
  const [theme, setTheme] = useState(initialTheme)
  const value = useMemo(() => {
    const toggleTheme = () => {
      const next = theme === 'dark' ? 'light' : 'dark'
      setTheme(next)
      showTheme(next)
    }
    return { theme, toggleTheme }
  }, [theme])

  return (
    <ThemeSwitchContext value={value}>
      <FluentProvider theme={THEMES[theme]} className={styles.provider}>
        {children}
      </FluentProvider>
    </ThemeSwitchContext>
  )
}

/** The theme of the page and the way to change it. */
export function useThemeSwitch(): ThemeSwitchValue {
  const value = useContext(ThemeSwitchContext)
  if (value === null) throw new Error('useThemeSwitch needs a ThemeSwitch around it.')
  return value
}

function showTheme(theme: ThemeName) {
  document.documentElement.dataset['theme'] = theme
  const consent = findCookie(document.cookie, CONSENT_COOKIE) !== undefined
  document.cookie = consent ? yearCookie(THEME_COOKIE, theme) : sessionCookie(THEME_COOKIE, theme)
}
