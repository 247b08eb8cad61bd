import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createApolloClient } from './apollo/client.ts'
import { App } from './app/App.tsx'
import { createI18n } from './i18n/i18n.ts'
import { loadMessages } from './i18n/load-messages.ts'
import { findLocale } from './i18n/locale.ts'
import { findPage } from './routes.tsx'
import { browserChoices } from './settings/browser-choices.ts'
import { adoptOlderTheme } from './settings/older-theme.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element #root to show the product in.')

try {
  await start(root)
} catch (error) {
  // Without its texts the product has no words of its own to say this with.
  root.textContent = String(error)
  reportError(error)
}

async function start(container: HTMLElement) {
  adoptOlderTheme(browserChoices, () => localStorage)
  const locale = findLocale(document.documentElement.lang) ?? 'en'
  const client = createApolloClient()
  const found = findPage(window.location)
  if (found.is === 'page') found.page.load(client, locale)

  const i18n = createI18n(locale, await loadMessages(locale))
  createRoot(container).render(
    // Apollo asks for whatever variables it renders with. Beside an urgent rendering, which has the old address, a transition
    // to another one would make it ask for both in turns.
    <BrowserRouter useTransitions={false}>
      <App client={client} i18n={i18n} />
    </BrowserRouter>,
  )
}
