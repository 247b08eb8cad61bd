import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { findLocale } from '../languages.ts'
import { createApolloClient, createServerLink } from './apollo/client.ts'
import { watchInputs } from './apollo/last-input.ts'
import { App } from './app/App.tsx'
import { showStartFailure } from './app/start-failure.ts'
import { requireTrustedTypes } from './app/trusted-types.ts'
import { learnFromPage } from './hydration/server-time.ts'
import { createI18n } from './i18n/i18n.ts'
import { loadMessages } from './i18n/load-messages.ts'
import { findPage } from './routes.tsx'
import { readRenderedPage } from './server-rendering/rendered-page.ts'
import { restoreStyles } from './server-rendering/style-attributes.ts'
import { browserChoices } from './settings/browser-choices.ts'
import { adoptOlderTheme } from './settings/older-theme.ts'
import { createBrowserSessions } from './sign-in/browser-sessions.ts'
import { SessionsContext } from './sign-in/session.ts'

requireTrustedTypes(window)
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element #root to show the product in.')

try {
  await start(root)
} catch (error) {
  showStartFailure(root, error)
  reportError(error)
}

async function start(container: HTMLElement) {
  adoptOlderTheme(browserChoices, () => localStorage)
  const locale = findLocale(document.documentElement.lang) ?? 'en'
  const sessions = createBrowserSessions(() => client)
  const client = createApolloClient(createServerLink(sessions), watchInputs(window))
  const rendered = readRenderedPage(document)
  if (rendered !== null) {
    learnFromPage(rendered.renderedAt)
    client.cache.restore(rendered.cache)
  }
  const found = findPage(window.location)
  if (found.kind === 'page' && rendered?.complete !== true) void found.page.load(client, locale)
  // React would replace the server's page with a placeholder if it changed while its code is still being fetched.
  const code = found.kind === 'page' && rendered !== null ? found.page.loadCode() : null

  const [messages] = await Promise.all([loadMessages(locale), code])
  const app = (
    // Apollo sends a query for the variables of each rendering. With transitions, an urgent rendering with the old address and
    // a transition to the new one would alternate, and Apollo would send queries for both in turn.
    <BrowserRouter useTransitions={false}>
      <SessionsContext value={sessions}>
        <App
          client={client}
          i18n={createI18n(locale, messages)}
          renderedAt={rendered?.renderedAt ?? null}
          origin={rendered?.origin ?? null}
        />
      </SessionsContext>
    </BrowserRouter>
  )
  document.getElementById('waiting-page')?.remove()
  restoreStyles(container)
  if (rendered === null) createRoot(container).render(app)
  // As a transition, in slices: taps are answered in between.
  else startTransition(() => void hydrateRoot(container, app))
}
