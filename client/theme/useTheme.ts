import { THEME } from '../settings/choices.ts'
import { useChoice } from '../settings/useChoice.ts'
import { useThemeForced } from './forced-theme.ts'
import type { ThemeName } from './palette.ts'
import { useMediaQuery } from './useMediaQuery.ts'

/** The theme that the visitor sees. */
export function useTheme(): ThemeName {
  const [choice] = useChoice(THEME)
  const forced = useThemeForced()
  const system = useMediaQuery('(prefers-color-scheme: light)') ? 'light' : 'dark'
  return forced ?? (choice === 'system' ? system : choice)
}
