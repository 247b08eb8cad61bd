import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import type { ThemeName } from '../theme/palette.ts'
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx'
import { Shell } from './Shell.tsx'

interface AppProps {
  readonly client: ApolloClient
  readonly i18n: i18n
  readonly initialTheme: ThemeName
}

/** The whole product inside a router, which differs between browser and server. */
export function App({ client, i18n, initialTheme }: AppProps) {
  return (
    <ApolloProvider client={client}>
      <I18nextProvider i18n={i18n}>
        <ThemeSwitch initialTheme={initialTheme}>
          <Shell />
        </ThemeSwitch>
      </I18nextProvider>
    </ApolloProvider>
  )
}
