import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import type { ApolloLink } from '@apollo/client'
import { SchemaLink } from '@apollo/client/link/schema'
import { ApolloProvider } from '@apollo/client/react'
import { buildSchema } from 'graphql'
import { prerenderToNodeStream } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { LiveGame } from '../../../client/features/account/LiveGame.tsx'
import { AccountLiveDocument } from '../../../client/gql/AccountLive.ts'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { toContractLocale } from '../../../client/i18n/contract-locale.ts'
import { createI18n } from '../../../client/i18n/i18n.ts'
import { playerPath, streamsPath } from '../../../client/paths.ts'
import type { Locale } from '../../../languages.ts'
import {
  ban,
  form,
  hiddenSeat,
  matchup,
  record,
  runningGame,
  scouting,
  seat,
  soloRank,
} from '../live-game/a-running-game.ts'
import { proPlayer } from '../pro-scene.ts'
import { silent, VEYL } from '../stand-in-server.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

/** A server that returns this live state of the account. */
const withLive = (state: string, game: object | null = null, observedAt: string | null = VEYL.freshness.fetchedAt) =>
  new SchemaLink({ schema, rootValue: { node: { ...VEYL, live: { state, observedAt, game } } } })

const playing = (given: object = {}) => withLive('IN_GAME', runningGame(given))

/** Renders the tab, by default once the server has answered. */
async function tabOf(server: ApolloLink, { locale = 'en', wait = true }: { locale?: Locale; wait?: boolean } = {}) {
  const client = createApolloClient(server)
  const variables = { id: VEYL.id, locale: toContractLocale(locale) }
  if (wait) await client.query({ query: AccountLiveDocument, variables })
  const { prelude } = await prerenderToNodeStream(
    <ApolloProvider client={client}>
      <I18nextProvider i18n={createI18n(locale, messagesIn(locale))}>
        <StaticRouter location="/account/kr/Veyl-KR1?tab=live&queue=solo">
          <LiveGame accountId={VEYL.id} />
        </StaticRouter>
      </I18nextProvider>
    </ApolloProvider>,
    { progressiveChunkSize: Infinity },
  )
  const html = await text(prelude)
  const words = html
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  return {
    words,
    headings: [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g)].map(([, heading = '']) =>
      heading.replaceAll(/<[^>]*>/g, ''),
    ),
    links: [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
    titles: [...html.matchAll(/ (?:alt|title)="([^"]+)"/g)].map(([, title]) => title),
    rows: html.match(/<li/g)?.length ?? 0,
    busy: html.includes('aria-busy="true"'),
  }
}

describe('the live tab of an account in a game', () => {
  it('shows what is stored about a player: rank, record, form and remarks', async () => {
    const known = seat(0, {
      scouting: scouting({
        ranks: soloRank(),
        championRecord: record(13, 20),
        championMastery: { __typename: 'ChampionMastery', level: 5, points: 0 },
        offRole: true,
        form: form('WWWLL', { streak: 3, usualLane: 'JUNGLE' }),
      }),
      matchup: matchup(30, 50),
    })
    const { words } = await tabOf(playing({ participants: [known, ...runningGame().participants.slice(1)] }))
    expect(words).toContain('Gold II')
    expect(words).toContain('60 W – 40 L')
    expect(words).toContain('65% · 20 games')
    expect(words).toContain('3 wins in a row')
    expect(words).toContain('Off-role: usually Jungle')
    expect(words).toContain('First time')
    expect(words).toContain('60%')
    expect(words).toMatch(/Median rank Gold II · 1 of 5/)
  })

  it('shows a tiny sample as wins and losses', async () => {
    const known = seat(0, { scouting: scouting({ championRecord: record(1, 1) }) })
    const { words } = await tabOf(playing({ participants: [known, ...runningGame().participants.slice(1)] }))
    expect(words).toContain('1–0')
    expect(words).not.toContain('100%')
  })

  it('tells nothing about a hidden player but the champion and the spells', async () => {
    const participants = Array.from({ length: 10 }, (_, place) => hiddenSeat(place))
    const { words, links } = await tabOf(playing({ participants }))
    expect(words.match(/Their rank, record and form stay hidden, too\./g)).toHaveLength(10)
    expect(words).not.toContain('Latest games')
    expect(links.filter((link) => link.startsWith('/account/'))).toEqual([])
  })

  it('shows both sides with their bans, the queue and the region', async () => {
    const tab = await tabOf(playing())
    expect(tab.headings).toEqual(['Ranked solo', 'Blue side', 'Lane matchups', 'Red side'])
    expect(tab.words).toContain('KR')
    expect(tab.titles).toEqual(expect.arrayContaining(['Banned 51', 'Banned 61']))
    expect(tab.words).toContain('No ban')
    expect(tab.words).toMatch(/Updated .* ago\. Checks again every 30 seconds/)
  })

  it('links to the page of the game and of every other account', async () => {
    const own = seat(3, { puuid: VEYL.puuid, gameName: 'Veyl' })
    const { links, words } = await tabOf(playing({ participants: [seat(0), own, seat(5)] }))
    expect(links).toEqual(['/game/KR_1', '/account/kr/Player%200-KR1', '/account/kr/Player%205-KR1'])
    expect(words).toContain('Veyl')
  })

  it('names champions, spells and runes for screen readers', async () => {
    const { titles } = await tabOf(playing({ participants: [seat(0), seat(5)] }))
    expect(titles).toEqual(expect.arrayContaining(['Champion 1', 'Flash', 'Ignite', 'Electrocute', 'Inspiration']))
  })

  it('marks lanes as likely, and shows no lanes in modes without them', async () => {
    const { words, titles } = await tabOf(playing())
    expect(words).toContain('Lanes are estimates: Riot reports them only after the game.')
    expect(titles).toEqual(expect.arrayContaining(['Top, likely', 'Support, likely']))
    const participants = [seat(0, { likelyLane: null }), seat(5, { likelyLane: null })]
    expect((await tabOf(playing({ queue: 'ARAM', participants }))).words).not.toContain('likely')
  })

  it('shows a hidden player without any details', async () => {
    const { words, links } = await tabOf(playing({ participants: [hiddenSeat(0), seat(5)] }))
    expect(words).toContain('Hidden player')
    expect(links).toEqual(['/game/KR_1', '/account/kr/Player%205-KR1'])
  })

  it('marks bots, unlike hidden players', async () => {
    const bot = seat(5, { kind: 'BOT', puuid: null, gameName: null, tagLine: null })
    const { words } = await tabOf(playing({ participants: [seat(0), bot] }))
    expect(words).toContain('Bot')
    expect(words).not.toContain('Hidden player')
  })

  it('names the pro player in a seat, with the team', async () => {
    const { words, links } = await tabOf(
      playing({ participants: [seat(0, { proPlayer: proPlayer('Orrin') }), seat(5)] }),
    )
    expect(words).toMatch(/VEYL Orrin/)
    expect(links).toContain(playerPath({ team: 'VEYL', slug: 'orrin' }))
  })

  it('links to streams of the game', async () => {
    const stream = { __typename: 'Stream', id: 'stream-1', login: 'orrin_live', player: proPlayer('Orrin') }
    const { words, links } = await tabOf(playing({ participants: [seat(0), seat(5)], streams: [stream] }))
    expect(words).toContain('Streaming from this game:')
    expect(links).toContain(streamsPath(['orrin_live']))
  })

  it('shows modes without sides as one list', async () => {
    const participants = Array.from({ length: 16 }, (_, place) => seat(place, { teamId: 0, likelyLane: null }))
    const { headings, titles } = await tabOf(playing({ queue: 'ARENA', participants, bans: [ban(0, 71)] }))
    expect(headings).toEqual(['Arena', 'All players in the game'])
    expect(titles).toContain('Banned 71')
  })

  it('says that a game is loading and that players may be missing', async () => {
    const { words } = await tabOf(playing({ startedAt: null, participants: [seat(0), seat(5)] }))
    expect(words).toContain('Loading')
    expect(words).toContain('some players may be missing')
  })

  it('leaves out spells, runes and bans in modes without them', async () => {
    const bare = { summonerSpells: [null, null], keystone: null, secondaryStyle: null }
    const { words, titles } = await tabOf(playing({ participants: [seat(0, bare), seat(5, bare)], bans: [] }))
    expect(titles).not.toContain('Flash')
    expect(words).not.toMatch(/null|undefined|Bans/)
  })
})

describe('the live tab of an account without a visible game', () => {
  it.each([
    ['NOT_IN_GAME', 'en', 'Not in game'],
    ['POSSIBLY_HIDDEN', 'en', 'This account hides its games'],
    ['UPSTREAM_DOWN', 'en', "Riot isn't responding"],
    ['UNKNOWN', 'en', 'Not checked yet'],
    ['NOT_IN_GAME', 'pl', 'Nie jest w grze'],
    ['POSSIBLY_HIDDEN', 'pl', 'To konto ukrywa swoje gry'],
  ] as const)('reports %s in %s', async (state, locale, title) => {
    const { headings } = await tabOf(withLive(state), { locale })
    expect(headings.map((heading) => heading.replaceAll('&#x27;', "'"))).toEqual([title])
  })

  it('shows the time of Riot’s answer and the interval of the checks', async () => {
    const { words } = await tabOf(withLive('NOT_IN_GAME'))
    expect(words).toMatch(/Updated .* ago\. Checks again every 30 seconds while this tab is open\./)
  })

  it('shows no time when Riot never answered', async () => {
    const { words } = await tabOf(withLive('UPSTREAM_DOWN', null, null))
    expect(words).not.toContain('Updated')
    expect(words).toContain('Checks again')
  })

  it('links to the matches of an account with hidden games, with the queue of the address', async () => {
    const { links } = await tabOf(withLive('POSSIBLY_HIDDEN'))
    expect(links).toEqual(['/account/kr/Veyl-KR1?queue=solo'])
  })
})

describe('the live tab', () => {
  it('shows a placeholder while the answer is loading', async () => {
    const { busy, headings } = await tabOf(silent(), { wait: false })
    expect(busy).toBe(true)
    expect(headings).toEqual([])
  })
})
