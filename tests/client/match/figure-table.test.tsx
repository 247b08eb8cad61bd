import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { FigureTable } from '../../../client/features/match/FigureTable.tsx'
import { Locale as ContractLocale } from '../../../client/gql/graphql.ts'
import { MatchFiguresDocument } from '../../../client/gql/MatchFigures.ts'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { createI18n } from '../../../client/i18n/i18n.ts'
import type { Locale } from '../../../languages.ts'
import { answering, VEYL } from '../stand-in-server.ts'
import { match, opponent, participant } from './a-match.ts'

/** Renders the table of all figures for these participants. */
async function htmlOf(participants: readonly object[], locale: Locale = 'en') {
  const client = createApolloClient(answering(VEYL, match({ participants })))
  const variables = { id: 'match-of-veyl', locale: locale === 'en' ? ContractLocale.EN : ContractLocale.PL }
  const { data } = await client.query({ query: MatchFiguresDocument, variables })
  if (data?.match?.__typename !== 'Match') throw new Error('The figures of the match were not found.')
  const { prelude } = await prerenderToNodeStream(
    <I18nextProvider i18n={createI18n(locale, messagesIn(locale))}>
      <FigureTable participants={data.match.participants} />
    </I18nextProvider>,
  )
  return (await text(prelude)).replaceAll(/<style.*?<\/style>/gs, '').replaceAll('&#x27;', "'")
}

describe('a column of the table of all figures', () => {
  it.each([
    ['en', 'Hidden player'],
    ['pl', 'Ukryty gracz'],
  ] as const)('names no hidden player, in %s', async (locale, hidden) => {
    // A server of an older release sends the name of the champion.
    const html = await htmlOf([participant(), opponent({ puuid: null, gameName: 'The Dark Sovereign' })], locale)
    expect(html).toContain('title="Veyl"')
    expect(html).toContain(`title="${hidden}"`)
    expect(html).not.toContain('Sovereign')
  })
})
