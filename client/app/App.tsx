import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { Origin } from '../hydration/origin.ts'
import { RenderedAt } from '../hydration/rendered-at.ts'
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Shell } from './Shell.tsx'

interface AppProps {
  readonly client: ApolloClient
  readonly i18n: i18n
  /** Moment of the server's rendering, in milliseconds since 1970; null when the server did not render the page. */
  readonly renderedAt: number | null
  /** Public origin of the server, without a trailing slash; null for that of the address. */
  readonly origin: string | null
}

export function App({ client, i18n, renderedAt, origin }: AppProps) {
  return (
    <ApolloProvider client={client}>
      <I18nextProvider i18n={i18n}>
        <RenderedAt value={renderedAt}>
          <Origin value={origin}>
            <ThemeSwitch>
              {/* For errors outside the pages. A second boundary inside the shell keeps the navigation when a page crashes. */}
              <ErrorBoundary onRetry={() => {}}>
                <Shell />
              </ErrorBoundary>
            </ThemeSwitch>
          </Origin>
        </RenderedAt>
      </I18nextProvider>
    </ApolloProvider>
  )
}
