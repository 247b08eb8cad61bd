import { text } from 'node:stream/consumers'
import type { ApolloClient } from '@apollo/client'
import type { i18n } from 'i18next'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '../app/App.tsx'
import { ChoicesContext } from '../settings/choices-context.ts'
import type { StoredChoices } from '../settings/stored-choices.ts'

export interface AppToRender {
  /** Path and query string. */
  readonly address: string
  readonly client: ApolloClient
  readonly i18n: i18n
  readonly choices: StoredChoices
  /** In milliseconds since 1970. */
  readonly renderedAt: number
  /** Public origin of the server, without a trailing slash. */
  readonly origin: string
}

/** Renders a page with the data that is in the client's cache. Whatever else it needs stays a placeholder. */
export async function renderApp({ address, client, i18n, choices, renderedAt, origin }: AppToRender): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={address}>
      <ChoicesContext value={choices}>
        <App client={client} i18n={i18n} renderedAt={renderedAt} origin={origin} />
      </ChoicesContext>
    </StaticRouter>,
    // React would move larger chunks to the end of the page, and put them into their places with a script.
    { progressiveChunkSize: Infinity },
  )
  return withoutEmptyRule(await text(prelude))
}

/** Fluent's provider writes a style element even when its theme is empty. The policy of pages refuses style elements with content. */
const withoutEmptyRule = (markup: string) => markup.replace(/<style id="fui-FluentProvider[^<]*<\/style>/, '')
