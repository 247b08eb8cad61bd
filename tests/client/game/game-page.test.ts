import { beforeEach, describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { gamePath } from '../../../client/paths.ts'
import type { Locale } from '../../../languages.ts'
import { activeGame } from '../live/live-objects.ts'
import { match } from '../match/a-match.ts'
import { visitAddress } from '../render-page.tsx'
import { answeringWith } from '../stand-in-server.ts'

const PATH = gamePath('KR_1')

let locale: Locale

beforeEach(() => {
  locale = 'en'
})

/** Returns the words of the page when the server answers the look-up with this game. */
async function wordsOf(game: object) {
  const rendered = await visitAddress(PATH, locale, createApolloClient(answeringWith({ activeGame: game })))
  return rendered.words.replaceAll('\n', ' ').replaceAll(/ +/g, ' ').replaceAll('&#x27;', "'")
}

const ended = (given: object = {}) => ({
  __typename: 'EndedGame',
  matchId: 'KR_1',
  endedAt: '2026-05-01T12:00:00.000Z',
  match: null,
  ...given,
})

describe('the page of a running game', () => {
  it('names its pros, its queue and the age of what it shows', async () => {
    const words = await wordsOf(activeGame(1, ['Veyl', 'Seol', 'Orrin', 'Lumen']))
    expect(words).toContain('Live Veyl, Seol and 2 more in game')
    expect(words).toMatch(/Seen \d+ \w+ ago\. Checked every 30 seconds\. KR_1/)
    expect(words).toContain('Ranked solo KR')
    expect(words).toContain('Veyl plays')
  })

  it('names its region when no pro is known in it', async () => {
    expect(await wordsOf(activeGame(1, [], { region: 'EUW' }))).toContain('Game on EUW')
  })

  it('says that the game has ended, and that its match is awaited', async () => {
    const words = await wordsOf(ended())
    expect(words).toContain('Game over')
    expect(words).toContain('This game has ended Riot publishes the result within a few minutes.')
    expect(words).not.toContain('Open the match')
  })

  it('leads to the match once it is stored', async () => {
    expect(await wordsOf(ended({ match: match() }))).toContain('This game has ended The result is in')
    locale = 'pl'
    expect(await wordsOf(ended({ match: match() }))).toContain('Otwórz mecz')
  })

  it('offers to look for the match of an unknown game', async () => {
    const words = await wordsOf({ __typename: 'ActiveGameNotFound', matchId: 'KR_1' })
    expect(words).toContain('Game KR_1 Game not found')
    expect(words).toContain('Look for the match')
  })

  it('says what an identifier looks like', async () => {
    expect(await wordsOf({ __typename: 'InvalidMatchId' })).toContain('Find an account')
  })
})
