import { FluentProvider, makeStyles } from '@fluentui/react-components'
import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react'
import { THEME } from '../settings/choices.ts'
import { useChoice } from '../settings/useChoice.ts'
import { useThemeForced } from './forced-theme.ts'
import type { ThemeName } from './palette.ts'
import { useMediaQuery } from './useMediaQuery.ts'

const ThemeContext = createContext<ThemeName>('dark')

/** The document has the tokens, from the style sheet of both themes. */
const NO_TOKENS = {}

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

  // As on the page from the server, `system` is resolved by the style sheet.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = forced ?? choice
  }, [forced, choice])

  return (
    <ThemeContext value={forced ?? (choice === 'system' ? system : choice)}>
      <FluentProvider theme={NO_TOKENS} className={styles.provider}>
        {children}
      </FluentProvider>
    </ThemeContext>
  )
}

/** The theme that the visitor sees. */
export const useTheme = (): ThemeName => useContext(ThemeContext)
