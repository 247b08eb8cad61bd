import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { LOCALES } from '../../../languages.ts'
import { visitAddress } from '../render-page.tsx'
import { answering, VEYL } from '../stand-in-server.ts'

describe.each(LOCALES)('Home in %s', (locale) => {
  it('offers the search in one field, the search by parts and demo accounts', async () => {
    const { words, headings } = await visitAddress('/', locale, createApolloClient(answering(VEYL)))
    const { home, search } = messagesIn(locale)
    const places = [home.title, search.anyRegion, search.byParts, search.tryDemo].map((text) => words.indexOf(text))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(headings).toBe(1)
  })
})
