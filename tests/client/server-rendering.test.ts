import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../client/apollo/client.ts'
import { messagesIn } from '../../client/i18n/all-messages.ts'
import { ROUTES } from '../../client/routes.tsx'
import { LOCALES } from '../../languages.ts'
import { PAGE_ADDRESSES } from './page-addresses.ts'
import { renderAddress, visitAddress } from './render-page.tsx'
import { answering, silent, unreachable, VEYL } from './stand-in-server.ts'

/** Pages with static text, which show no data. Visitors see no more of the page of keys before they sign in, and of a lobby, a comparison or an overlay before they name players. */
const PAGES_OF_WORDS = new Set([
  '/privacy',
  '/terms',
  '/accessibility',
  '/api-keys',
  '/developers/changelog',
  '/lobby',
  '/compare',
  '/streamers',
])

/** A page that loads its data only in the browser. */
const STATUS = '/status'

/** A translation key shown because its text is missing. */
const BARE_KEY = new RegExp(String.raw`^(?:${Object.keys(messagesIn('en')).join('|')})\.\w+`, 'm')

describe('a page on the server', () => {
  it('has no browser globals', () => {
    expect(typeof window).toBe('undefined')
    expect(typeof document).toBe('undefined')
  })

  it('has an example for every route of the table', () => {
    expect(ROUTES.map(({ path }) => path)).toEqual(Object.keys(PAGE_ADDRESSES))
  })

  describe.each(LOCALES)('in %s', (locale) => {
    it.each(Object.values(PAGE_ADDRESSES))('shows the placeholder of %s before its data is loaded', async (address) => {
      const page = await renderAddress(address, locale, createApolloClient(silent()))
      expect(page.landmarks).toEqual(['header', 'main', 'footer'])
      expect(page.loading).toBe(!PAGES_OF_WORDS.has(address))
      expect(page.words).toContain(messagesIn(locale).shell.riot.replaceAll("'", '&#x27;'))
      expect(page.words).not.toMatch(BARE_KEY)
    })

    it.each(Object.values(PAGE_ADDRESSES).filter((address) => address !== STATUS))(
      'shows %s with its data',
      async (address) => {
        const client = createApolloClient(answering(VEYL))
        const page = await visitAddress(address, locale, client)
        expect(page.headings).toBe(1)
        // -
        if (!PAGES_OF_WORDS.has(address)) expect(page.words).toMatch(/Veyl|Azir/)
        expect(page.words).not.toMatch(BARE_KEY)
      },
    )

    it('names the address that leads nowhere', async () => {
      const client = createApolloClient(unreachable())
      const { notFoundInvalid, notFoundUnmatched } = messagesIn(locale).errors
      const unmatched = await renderAddress('/nowhere', locale, client)
      expect(unmatched.words).toContain(notFoundUnmatched.replace('{{path}}', '/nowhere'))
      const invalid = await renderAddress('/account/euw/nobody', locale, client)
      expect(invalid.words).toContain(notFoundInvalid.replace('{{path}}', '/account/euw/nobody'))
    })
  })
})
