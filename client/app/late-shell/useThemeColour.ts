import { useEffect } from 'react'
import { PALETTES } from '../../theme/palette.ts'
import { useTheme } from '../../theme/useTheme.ts'

/** Gives the browser's own bars the colour of the page. */
export function useThemeColour() {
  const theme = useTheme()

  useEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      meta.removeAttribute('media')
      meta.content = PALETTES[theme].page
    }
  }, [theme])
}
