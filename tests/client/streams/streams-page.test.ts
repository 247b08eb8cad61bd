import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import type { Locale } from '../../../languages.ts'
import { activeGame, broadcast, source, stream } from '../live/live-objects.ts'
import { visitAddress } from '../render-page.tsx'
import { answeringWith } from '../stand-in-server.ts'

interface LiveState {
  readonly streams?: readonly object[]
  readonly games?: readonly { readonly pros: readonly object[] }[]
  readonly twitch?: object
}

/** Returns the words of the page when the server returns these streams and games. */
async function wordsOf(
  { streams = [], games = [], twitch = source() }: LiveState,
  address = '/streams',
  locale: Locale = 'en',
) {
  const answers = {
    streams: { cursor: '1', source: twitch, streams },
    activeGames: { cursor: '1', source: source(), games },
  }
  const rendered = await visitAddress(address, locale, createApolloClient(answeringWith(answers)))
  return rendered.words.replaceAll('\n', ' ').replaceAll(/ +/g, ' ').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

const BOTH_SIDES = activeGame(1, ['Veyl', 'Seol'])
const [VEYL_SEAT, SEOL_SEAT] = BOTH_SIDES.pros
const GAME = { ...BOTH_SIDES, pros: [VEYL_SEAT ?? {}, { ...SEOL_SEAT, teamId: 200 }] }

describe('the page of streams', () => {
  it('shows the numbers of live and other streams, and their age', async () => {
    const words = await wordsOf({ streams: [stream('Veyl', 12_418), stream('Haneul', null)] })
    expect(words).toMatch(/Streams 1 live 1 not live · Updated \d+ \w+ ago/)
  })

  it('starts with a poster of the most watched stream, and explains what playing it loads', async () => {
    const words = await wordsOf({ streams: [stream('Seol', 3900), stream('Veyl', 12_418)] })
    expect(words).toContain("12,418 viewers Play Veyl on Twitch Loads the Twitch player, which sets Twitch's cookies")
    expect(words).toMatch(/Veyl Road to rank one · League of Legends · live for \d/)
  })

  it('shows the stream of the address, and ignores unknown channels', async () => {
    const streams = [stream('Seol', 3900), stream('Veyl', 12_418)]
    expect(await wordsOf({ streams }, '/streams?watch=stranger,seol')).toContain('Play Seol on Twitch')
    expect(await wordsOf({ streams }, '/streams?watch=stranger')).toContain('Play Veyl on Twitch')
  })

  it('shows several streams of the address at once', async () => {
    const words = await wordsOf({ streams: [stream('Seol', 3900), stream('Veyl', 1)] }, '/streams?watch=veyl,seol')
    expect(words).toContain('Play Veyl on Twitch')
    expect(words).toContain('Play Seol on Twitch')
    expect(words).toContain('Up to 4 streams at once.')
  })

  it('shows the running game, and other streams of it with their side', async () => {
    const words = await wordsOf({ streams: [stream('Seol', 3900), stream('Veyl', 12_418)], games: [GAME] })
    expect(words).toMatch(/In game [\d:]+ Ranked solo, KR/)
    expect(words).toContain('Also streaming from this game: Seol (VEYL, other side, Azir)')
    expect(words).toContain('Watch both sides')
  })

  it('lists the activity of live streams, and the last broadcast of the others', async () => {
    const chatting = broadcast(5, { game: { name: 'Just Chatting', isLeagueOfLegends: false } })
    const words = await wordsOf({
      streams: [
        stream('Veyl', 12_418),
        stream('Marrow', 5, { live: chatting }),
        stream('Haneul', null, { lastLiveAt: new Date(Date.now() - 3.1 * 3_600_000).toISOString() }),
        stream('Yun', null),
      ],
      games: [GAME],
    })
    expect(words).toContain('Veyl in game on Azir 12.4 k 12,418 viewers')
    expect(words).toContain('Marrow another game: Just Chatting 5 5 viewers')
    expect(words).toContain('Not live Haneul last live 3 hr ago Yun not seen live yet')
  })

  it('filters the list by league and text', async () => {
    const streams = [stream('Veyl', 1), stream('Seol', null)]
    expect(await wordsOf({ streams }, '/streams?league=lec')).toContain(
      'No channels match these filters. Clear filters',
    )
    const found = await wordsOf({ streams }, '/streams?text=seo')
    expect(found).toContain('Not live Seol')
    expect(found).not.toContain('Live now')
  })

  it('marks a shown stream that is not live', async () => {
    const words = await wordsOf({ streams: [stream('Veyl', 1), stream('Seol', null)] }, '/streams?watch=seol')
    expect(words).toContain('Seol is not live not seen live yet Twitch')
  })

  it('reports that no stream is live, and that there are no channels', async () => {
    expect(await wordsOf({ streams: [stream('Veyl', null)] })).toContain('No pros are live right now')
    expect(await wordsOf({})).toContain('No channels yet')
  })

  it('explains to the operator how to enable Twitch', async () => {
    const words = await wordsOf({ twitch: source('OFF', null) })
    expect(words).toContain("Twitch isn't set up on this server")
    expect(words).toContain('TWITCH_CLIENT_ID TWITCH_CLIENT_SECRET')
    expect(words).not.toContain('0 live')
  })

  it('shows the date of its data while Twitch is down', async () => {
    const streams = [stream('Veyl', 1)]
    const late = await wordsOf({ streams, twitch: source('DOWN') })
    expect(late).toMatch(/Twitch isn't responding You're seeing data from .*2026.* ago\)/)
    expect(late).toContain('Play Veyl on Twitch')
    const never = await wordsOf({ streams, twitch: source('DOWN', null) })
    expect(never).toContain('Waiting for Twitch')
  })

  it('speaks Polish', async () => {
    const words = await wordsOf({ streams: [stream('Veyl', 12_418)], games: [GAME] }, '/streams', 'pl')
    expect(words).toContain('Odtwórz Veyl z Twitcha')
    expect(words).toContain('w grze: Azir')
  })
})
