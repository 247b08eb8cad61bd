import { FluentProvider, makeStyles } from '@fluentui/react-components'
import { useLayoutEffect, type ReactNode } from 'react'
import { THEME } from '../settings/choices.ts'
import { useChoice } from '../settings/useChoice.ts'
import { useThemeForced } from './forced-theme.ts'

/** The document has the tokens, from the style sheet of both themes. */
const NO_TOKENS = {}

const useStyles = makeStyles({
  // The background is painted on the document, so that it covers the whole window.
  provider: { backgroundColor: 'transparent' },
})

/** A theme that the page forces, else the visitor's choice, else dark. */
export function ThemeSwitch({ children }: { readonly children: ReactNode }) {
  const styles = useStyles()
  return (
    <FluentProvider theme={NO_TOKENS} className={styles.provider}>
      <DocumentTheme />
      {children}
    </FluentProvider>
  )
}

/** A component of its own, because a changed context around a page from the server would make React render the page again. */
function DocumentTheme() {
  const [choice] = useChoice(THEME)
  const forced = useThemeForced()

  // As on the page from the server, the style sheet resolves `system`.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = forced ?? choice
  }, [forced, choice])

  return null
}
