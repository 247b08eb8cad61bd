import { FluentProvider, makeStyles } from '@fluentui/react-components'
import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react'
import { THEME } from '../settings/choices.ts'
import { useChoice } from '../settings/useChoice.ts'
import { useThemeForced } from './forced-theme.ts'
import type { ThemeName } from './palette.ts'
import { THEMES } from './theme.ts'
import { useMediaQuery } from './useMediaQuery.ts'

const ThemeContext = createContext<ThemeName>('dark')

const useStyles = makeStyles({
  // The background is painted on the document, so that it covers the whole window.
  provider: { backgroundColor: 'transparent' },
})

/** A theme that the page forces, else the visitor's choice, else dark. */
export function ThemeSwitch({ children }: { readonly children: ReactNode }) {
  const styles = useStyles()
  const [choice] = useChoice(THEME)
  const forced = useThemeForced()
  const system = useMediaQuery('(prefers-color-scheme: light)') ? 'light' : 'dark'
  const theme = forced ?? (choice === 'system' ? system : choice)

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])

  return (
    <ThemeContext value={theme}>
      <FluentProvider theme={THEMES[theme]} className={styles.provider}>
        {children}
      </FluentProvider>
    </ThemeContext>
  )
}

export const useTheme = (): ThemeName => useContext(ThemeContext)
