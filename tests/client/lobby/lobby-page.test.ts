import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { LOCALES } from '../../../languages.ts'
import { visitAddress } from '../render-page.tsx'
import { answeringWith, VEYL } from '../stand-in-server.ts'

const PLAYER = { gameName: 'Some Name', tagLine: 'TAG' }

const lobby = (account: object, leftOut: readonly object[] = []) =>
  createApolloClient(
    answeringWith({
      lobby: { region: 'KR', players: [{ ...PLAYER, account }], leftOut, leftOutCount: leftOut.length + 2 },
    }),
  )

const RETRY_AT = '2026-05-01T12:05:00.000Z'

describe.each(LOCALES)('the page of a lobby on the server, in %s', (locale) => {
  const visit = (account: object, leftOut: readonly object[] = []) =>
    visitAddress('/lobby?region=kr&players=Some%20Name-TAG', locale, lobby(account, leftOut))

  it('shows a player with placeholders of the same size for what only Riot knows', async () => {
    const page = await visit(VEYL)
    expect(page.words).toContain('Veyl')
    expect(page.words).toContain('#KR1')
  })

  it.each([
    [{ __typename: 'AccountNotFound', message: '', activeRegion: null, likelyMeant: [] }, /search|szukaj/i],
    [{ __typename: 'AccountNotFound', message: '', activeRegion: 'EUW', likelyMeant: [] }, /EUW/],
    [{ __typename: 'UpstreamUnavailable', message: '', retryAt: RETRY_AT }, /soon|wkrótce/i],
  ])('says why a player has no account, and what to do: %o', async (account, words) => {
    const page = await visit(account)
    expect(page.words).toContain('Some Name')
    expect(page.words).toMatch(words)
  })

  it('lists the lines that name no player, and counts those that the server does not return', async () => {
    const reasons = ['HIDDEN_NAME', 'NO_TAG_LINE', 'UNREADABLE', 'BEYOND_TEN', 'DUPLICATE']
    const page = await visit(
      VEYL,
      reasons.map((reason) => ({ text: `a line that is ${reason}`, reason })),
    )
    for (const reason of reasons) expect(page.words).toContain(`a line that is ${reason}`)
    expect(page.words).toMatch(/\b7\b/)
    expect(page.words).toMatch(/\b2\b/)
  })
})
