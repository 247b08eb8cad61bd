import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { LOCALES, type Locale } from '../../../languages.ts'
import { activeGame, broadcast, source, stream, STARTED } from '../live/live-objects.ts'
import { proScene } from '../pro-scene.ts'
import { visitAddress } from '../render-page.tsx'
import { answeringWith } from '../stand-in-server.ts'

interface LiveState {
  readonly games?: readonly object[]
  readonly streams?: readonly object[]
  readonly gamesSource?: object
  readonly streamsSource?: object
}

/** Renders Home with this live state. */
function home(
  { games = [], streams = [], gamesSource = source(), streamsSource = source() }: LiveState,
  locale: Locale = 'en',
) {
  const link = answeringWith({
    ...proScene([]),
    activeGames: { cursor: '1', source: gamesSource, games },
    streams: { cursor: '1', source: streamsSource, streams },
  })
  return visitAddress('/', locale, createApolloClient(link))
}

/** - */
const line = (words: string) => words.replaceAll(/\s+/g, ' ').replaceAll('&#x27;', "'")

describe.each(LOCALES)('Home in %s', (locale) => {
  it('shows running games before streams, demo accounts and roster changes', async () => {
    const { words } = await home({ games: [activeGame(1, ['Veyl'])], streams: [stream('Veyl', 8400)] }, locale)
    const { home: texts, search } = messagesIn(locale)
    const places = [texts.games.title, texts.streams.title, search.tryDemo, texts.roster.title].map((text) =>
      words.indexOf(`\n${text}\n`),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})

describe('a running game on Home', () => {
  it('is one card with all its pros and links to their streams', async () => {
    const { words } = await home({ games: [activeGame(1, ['Veyl', 'Seol'])], streams: [stream('Seol', 12)] })
    expect(line(words)).toMatch(
      /In game 2 pros .*KR · Ranked solo .*VEYL Veyl Azir · Veyl plays #KR1 VEYL Seol Azir · Seol plays #KR1 live : Seol/,
    )
  })

  it('has no clock while it loads', async () => {
    const { words } = await home({ games: [activeGame(1, ['Veyl'], { startedAt: null })] })
    expect(line(words)).toContain('KR · Ranked solo Loading VEYL Veyl Azir')
  })

  it('shows four of many pros and the number of the others', async () => {
    const { words } = await home({ games: [activeGame(1, ['Ana', 'Ben', 'Cid', 'Dan', 'Eve', 'Fay'])] })
    expect(words).toContain('Dan')
    expect(words).not.toContain('Eve')
    expect(words).toContain('2 more pros')
  })

  it('shows a fifth pro instead of a link to one more', async () => {
    const { words } = await home({ games: [activeGame(1, ['Ana', 'Ben', 'Cid', 'Dan', 'Eve'])] })
    expect(words).toContain('Eve')
    expect(words).not.toContain('more pro')
  })

  it('is listed among the newest twelve until all are requested', async () => {
    const games = Array.from({ length: 14 }, (_, number) => activeGame(number, [`Pro${number}`]))
    const { words } = await home({ games })
    expect(words.match(/^Pro\d+$/gm)).toHaveLength(12)
    expect(words).toContain('Show all 14 games')
  })
})

describe('a stream on Home', () => {
  it('shows the champion of a player in a game, otherwise the game named by Twitch', async () => {
    const { words } = await home({
      games: [activeGame(1, ['Veyl'])],
      streams: [
        stream('Veyl', 8431),
        stream('Seol', 12, { live: broadcast(12, { game: { name: 'Chess', isLeagueOfLegends: false } }) }),
      ],
    })
    expect(line(words)).toContain('2 live')
    expect(line(words)).toMatch(/VEYL Veyl Road to rank one in game on Azir 8.4 k 8,431 viewers/)
    expect(line(words)).toMatch(/VEYL Seol Road to rank one Chess 12 12 viewers/)
  })
})

describe('the live state on Home', () => {
  it.each([
    ['that no pro is seen', source(), messagesIn('en').home.games.none.split('{{age}}')[0]?.trim()],
    ['that no pro was seen when the source last answered', source('DOWN'), messagesIn('en').home.games.noneThen],
    ['that the source has not answered yet', source('DOWN', null), messagesIn('en').home.games.unasked],
    ['that the source is turned off', source('OFF', null), messagesIn('en').home.games.off],
  ])('reports for games %s', async (_what, gamesSource, words) => {
    expect(line((await home({ gamesSource })).words)).toContain(words)
  })

  it.each([
    ['that no stream is live', source(), messagesIn('en').home.streams.none],
    ['that no stream was live when Twitch last answered', source('DOWN'), messagesIn('en').home.streams.noneThen],
    ['that Twitch has not answered yet', source('DOWN', null), messagesIn('en').home.streams.unasked],
    ['that Twitch is turned off', source('OFF', null), messagesIn('en').home.streams.off],
  ])('reports for streams %s', async (_what, streamsSource, words) => {
    expect(line((await home({ streamsSource })).words)).toContain(words)
  })

  it('states the age of the oldest check, not of the newest', async () => {
    const gamesSource = { ...source('OK', new Date().toISOString()), oldestAt: '2020-05-01T12:00:00.000Z' }
    const { words } = await home({ gamesSource })
    expect(line(words)).toMatch(/In game Updated \d+ yr ago/)
    expect(line(words)).toMatch(/No pros are in game. The oldest check was \d+ yr ago/)
  })

  it('shows its age', async () => {
    const { words } = await home({ games: [activeGame(1, ['Veyl'])], gamesSource: source('DOWN', STARTED) })
    expect(words).toMatch(/Not responding · updated .* ago/)
    expect(words).toMatch(/Updated .* ago/)
  })
})
