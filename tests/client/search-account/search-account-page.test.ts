import { describe, expect, it, vi } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { accountPath, searchAccountPath } from '../../../client/paths.ts'
import { findPage } from '../../../client/routes.tsx'
import type { Locale } from '../../../languages.ts'
import { renderAddress } from '../render-page.tsx'
import { answering, silent, VEYL } from '../stand-in-server.ts'

const CHALLENGER = { queue: 'SOLO', tier: 'CHALLENGER', division: 'I' }

const NOT_FOUND = { __typename: 'AccountNotFound', activeRegion: null, likelyMeant: [] }
/** Heading of the other spellings. */
const SPELLING = 'Other ways to spell this Riot ID.'
const ASKED = { gameName: 'V0lkеr', tagLine: 'zz9' }

/** Returns the words of the page when the server answers every look-up with this account. */
async function wordsOf(address: string, account: object, locale: Locale = 'en') {
  const client = createApolloClient(answering(account))
  const found = findPage({ pathname: address, search: '' })
  if (found.kind === 'page') void found.page.load(client, locale)
  const render = async () => {
    const page = await renderAddress(address, locale, client)
    expect(page.loading).toBe(false)
    expect(page.headings).toBe(1)
    return page.words.replaceAll('\n', ' ').replaceAll(/ +/g, ' ')
  }
  // The first call also waits for the code of the page.
  return vi.waitFor(render, { timeout: 10_000 })
}

describe.each([
  ['the page for unknown Riot IDs', searchAccountPath(ASKED)],
  ['the page of an account', accountPath({ ...ASKED, region: 'EUW' })],
])('%s', (_page, address) => {
  it('lists possible misspellings', async () => {
    const words = await wordsOf(address, NOT_FOUND)
    expect(words).toContain('Account not found')
    expect(words).toContain('Character 5 of the game name, “е”, is a Cyrillic letter. Did you mean “e”?')
    expect(words).toContain('V0lker #zz9')
    expect(words).toContain('are easily confused')
    expect(words).not.toContain('Did you mean one of these?')
  })

  it('lists possible misspellings in Polish', async () => {
    const words = await wordsOf(address, { ...NOT_FOUND, likelyMeant: [VEYL] }, 'pl')
    expect(words).toContain('Nie znaleziono konta')
    expect(words).toContain('Znak 5 nazwy w grze, „е”, to litera cyrylicy. Czy chodzi o „e”?')
    expect(words).toContain('Czy chodzi o jedno z tych kont?')
    expect(words).toContain('Korea (KR) · Poziom 812')
  })

  it('lists known accounts with a similar name before other spellings', async () => {
    const words = await wordsOf(address, { ...NOT_FOUND, likelyMeant: [VEYL] })
    expect(words).toContain('Veyl #KR1 Korea (KR) · Level 812')
    expect(words.indexOf('Did you mean one of these?')).toBeLessThan(words.indexOf(SPELLING))
  })

  it('lists a known account once, not again as a spelling or a demo account', async () => {
    const words = await wordsOf(address.replace('zz9', 'KR').replace(/V0lk.*r-/u, 'Veyl-'), {
      ...NOT_FOUND,
      likelyMeant: [VEYL],
    })
    expect(words.split('Veyl #KR1')).toHaveLength(2)
    expect(words).not.toContain('Try one of these')
  })

  it('offers the search again and the demo accounts', async () => {
    const words = await wordsOf(address, NOT_FOUND)
    expect(words).toContain('Search again')
    expect(words).toContain('Try one of these')
  })

  it('shows no spellings while Riot is unavailable', async () => {
    const retryAt = new Date(Date.now() + 3_600_000).toISOString()
    const words = await wordsOf(address, { __typename: 'UpstreamUnavailable', retryAt })
    expect(words).toContain('Riot isn&#x27;t responding')
    expect(words).toMatch(/Try again in (1:00:00|59:\d\d)/)
    expect(words).not.toContain(SPELLING)
  })

  it('names the invalid part of a Riot ID, and known accounts with that name', async () => {
    const words = await wordsOf(address, { __typename: 'InvalidRiotId', field: 'TAG_LINE', likelyMeant: [VEYL] })
    expect(words).toContain('The tag line (the part after the #) has up to 5 letters and digits.')
    expect(words).toContain('Did you mean one of these?')
  })

  it('names the limit of a game name that is too long', async () => {
    const words = await wordsOf(address.replace(/V0lk.*r-/u, 'Seventeen%20Letters-'), NOT_FOUND)
    expect(words).toContain('has up to 16 letters, digits and spaces')
    expect(words).not.toContain('No account has')
  })
})

describe('the page for unknown Riot IDs', () => {
  it('links to the account when there is one, without spellings', async () => {
    const words = await wordsOf(searchAccountPath(ASKED), VEYL)
    expect(words).toContain('Veyl #KR1 is active on Korea (KR).')
    expect(words).toContain('Open account')
    expect(words).not.toContain(SPELLING)
    expect(words.indexOf('This account plays on KR')).toBeLessThan(words.indexOf('Search again'))
    expect(words).not.toContain('Try one of these')
  })

  const severalIn = (unansweredRegions: readonly string[]) => ({
    __typename: 'FoundAccounts',
    accounts: [
      { ...VEYL, ranks: { ...VEYL.ranks, entries: [CHALLENGER] } },
      { ...VEYL, id: 'in-europe', region: 'EUW', level: 31 },
    ],
    unansweredRegions,
  })

  it('lets the visitor choose among accounts in several regions by level and rank', async () => {
    const words = await wordsOf(searchAccountPath(ASKED), severalIn([]))
    expect(words).toContain('Found in 2 regions')
    expect(words).toContain('Veyl #KR1 Korea (KR) · Level 812 · Challenger')
    expect(words).toContain('Veyl #KR1 Europe West (EUW) · Level 31 · Unranked')
    expect(words).not.toContain('respond')
  })

  it('names the regions that did not answer', async () => {
    expect(await wordsOf(searchAccountPath(ASKED), severalIn(['NA', 'ME']), 'pl')).toContain(
      'Te regiony nie odpowiedziały i mogą mieć jeszcze jedno konto: NA, ME.',
    )
  })

  it.each(['/search-account/Veyl-%23KR1', '/search-account/Veyl%23-%23%23KR1'])(
    'writes one # for %s',
    async (address) => {
      const words = await wordsOf(address, NOT_FOUND)
      expect(words).toContain('Veyl #KR1')
      expect(words).not.toMatch(/# ?#/)
    },
  )

  it('shows a placeholder while every region is searched', async () => {
    const page = await renderAddress(searchAccountPath(ASKED), 'en', createApolloClient(silent()))
    expect(page.loading).toBe(true)
    expect(page.words).not.toContain(SPELLING)
  })
})

describe('the page for a name without a tag line', () => {
  const MISSING = { __typename: 'InvalidRiotId', field: 'TAG_LINE', likelyMeant: [VEYL] }

  it('reports the missing tag line, with accounts of that name and usual tag lines', async () => {
    const words = await wordsOf('/search-account/Veyl', MISSING)
    expect(words).toContain('The tag line is missing')
    expect(words).toContain('Veyl #KR1 Korea (KR) · Level 812')
    expect(words).toContain('Accounts without a chosen tag line')
    expect(words).not.toContain('Veyl #undefined')
    expect(words).not.toContain('This isn&#x27;t a valid Riot ID')
  })

  it('reports the missing tag line in Polish', async () => {
    expect(await wordsOf('/search-account/Veyl', MISSING, 'pl')).toContain('Brakuje tagu')
  })

  it('reports an invalid name instead of the missing tag line', async () => {
    const words = await wordsOf('/search-account/Veyl%23', { ...MISSING, field: 'GAME_NAME' })
    expect(words).toContain('A game name has up to 16 letters, digits and spaces, and no #')
    expect(words).not.toContain('The tag line is missing')
  })
})

describe('the page of an account that plays elsewhere', () => {
  it('links to the active region first, and only once', async () => {
    const there = { ...VEYL, region: 'KR' }
    const answer = {
      __typename: 'AccountNotFound',
      activeRegion: 'KR',
      likelyMeant: [there, { ...VEYL, id: 'b', region: 'NA' }],
    }
    const words = await wordsOf('/account/euw/veyl-kr1', answer)
    expect(words).toContain(
      'It was not found on Europe West (EUW), but the account with this Riot ID is active on Korea (KR).',
    )
    expect(words.indexOf('Open it on KR')).toBeLessThan(words.indexOf('Did you mean one of these?'))
    expect(words).not.toContain('Korea (KR) · Level')
    expect(words).toContain('North America (NA) · Level 812')
    expect(words).not.toContain(SPELLING)
  })
})
