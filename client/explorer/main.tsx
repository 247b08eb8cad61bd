import 'graphiql/setup-workers/vite'
import '@graphiql/react/style.css'
import '@graphiql/plugin-doc-explorer/style.css'
import '@graphiql/plugin-history/style.css'
import 'graphiql/graphiql.css'
import './graphiql.css'
import { createRoot } from 'react-dom/client'
import { findLocale } from '../../languages.ts'
import { connection } from '../apollo/connection.ts'
import { watchPresence } from '../apollo/page-presence.ts'
import { createWebsocketClient } from '../apollo/websocket-client.ts'
import { requireTrustedTypes } from '../app/trusted-types.ts'
import { browserChoices } from '../settings/browser-choices.ts'
import { findThemeChoice } from '../settings/theme-choice.ts'
import { allowEditorStyles } from './editor-styles.ts'
import { listExamples } from './examples.ts'
import { hasTabs, openExplorerStorage } from './explorer-storage.ts'
import { explorerTextsIn } from './explorer-texts.ts'
import { Explorer } from './Explorer.tsx'
import { createFetcher } from './fetcher.ts'
import { findWorld } from './find-world.ts'
import { readLinkedOperation } from './linked-operation.ts'

/** Longest wait for what the examples are about, in milliseconds. */
const LONGEST_WAIT_MS = 3000

const container = document.getElementById('explorer')
if (container === null) throw new Error('The page has no element #explorer.')

// The HTML is that of the editor and of descriptions, whose Markdown has none of its own.
requireTrustedTypes(window, (html) => html)
allowEditorStyles(window, container.nonce ?? '')

const { lang, dataset } = document.documentElement
const url = new URL('/graphql', window.location.href)
const presence = watchPresence()
const storage = openExplorerStorage(
  { session: () => sessionStorage, lasting: () => localStorage },
  browserChoices.consent(),
)
const world = hasTabs(storage) ? null : await findWorld(ask)

createRoot(container).render(
  <Explorer
    fetcher={createFetcher(url.href, {
      fetch: (...request) => fetch(...request),
      connect: (authorization) =>
        createWebsocketClient(url.href.replace(/^http/, 'ws'), presence, connection, authorization),
    })}
    storage={storage}
    examples={world === null ? [] : listExamples(world, explorerTextsIn(findLocale(lang) ?? 'en'))}
    linked={readLinkedOperation(window.location.search)}
    theme={findThemeChoice(dataset['theme']) ?? 'dark'}
  />,
)

async function ask(query: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    credentials: 'omit',
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  })
  return response.json()
}
