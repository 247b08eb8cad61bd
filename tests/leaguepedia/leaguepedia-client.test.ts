import { describe, expect, it, onTestFinished } from 'vitest'
import { createLeaguepediaApi } from '../../gateway/leaguepedia/create-leaguepedia-api.ts'
import { UpstreamUnavailable } from '../../gateway/shared/upstream.ts'
import type { FakeClock } from '../support/fake-clock.ts'
import { openWiki, USER_AGENT } from './open-wiki.ts'
import { ODDITIES, WikiStandIn } from './wiki-stand-in.ts'

const VESK = { OverviewPage: 'Vesk', ID: 'Vesk', Country: 'Poland', Team: 'Team One', Role: 'Top' }

/** Advances the clock until the request has settled. Returns its error; null without one. */
async function errorOf(clock: FakeClock, request: Promise<unknown>): Promise<unknown> {
  const settled = request.then(
    () => null,
    (error: unknown) => error,
  )
  await clock.advance(20_000)
  return settled
}

async function settle<T>(clock: FakeClock, request: Promise<T>): Promise<T> {
  await clock.advance(60_000)
  return request
}

describe('the client of Leaguepedia', () => {
  it('names the product and its operator, and asks one after the other with a pause in between', async () => {
    const { api, wiki, clock } = openWiki({ tables: { Players: [VESK] } })
    const all = Promise.all([api.players(['Vesk'], 0), api.players(['Vesk'], 0), api.redirects(['Vesk'], 0)])
    await clock.advance(0)
    expect(wiki.requests).toHaveLength(1)
    await clock.advance(4999)
    expect(wiki.requests).toHaveLength(1)
    await clock.advance(1)
    expect(wiki.requests).toHaveLength(2)
    await clock.advance(5000)
    const [first] = await all
    expect(first.rows).toMatchObject([{ page: 'Vesk', name: 'Vesk', country: 'PL', team: 'Team One', role: 'TOP' }])
    expect(wiki.requests.map(({ headers }) => headers.get('user-agent'))).toEqual(Array(3).fill(USER_AGENT))
    expect(wiki.requests.map(({ query }) => query.get('maxlag'))).toEqual(['5', '5', '5'])
  })

  it('reads a table page by page', async () => {
    const rows = Array.from({ length: 1001 }, (_each, index) => ({
      Player: `P${index}`,
      Team: 'Team One',
      Direction: 'Join',
      Role: 'Top',
      Date_Sort: '2026-10-20 08:00:00',
      Date_Sort__precision: '0',
    }))
    const { api, clock } = openWiki({ tables: { RosterChanges: rows } })
    const pages = []
    for (let next: number | null = 0; next !== null; next = pages.at(-1)?.next ?? null) {
      pages.push(await settle(clock, api.moves('2026-10-01', next)))
    }
    expect(pages.map((page) => [page.rows.length, page.next])).toEqual([
      [500, 500],
      [500, 1000],
      [1, null],
    ])
    expect(pages[0]?.rows[0]).toEqual({ player: 'P0', team: 'Team One', direction: 'JOIN', date: '2026-10-20' })
  })

  it('signs in with a bot password, and again when the session has ended', async () => {
    const { api, wiki, clock } = openWiki({ tables: { Players: [VESK] }, isBot: true })
    wiki.needsLogin = true
    expect((await settle(clock, api.players(['Vesk'], 0))).rows).toHaveLength(1)
    expect(wiki.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
    wiki.endSessions()
    expect((await settle(clock, api.players(['Vesk'], 0))).rows).toHaveLength(1)
    expect(wiki.requests).toHaveLength(7)
  })

  it('says when the bot password is refused, and sends it no more for an hour', async () => {
    const { api, wiki, clock } = openWiki({ isBot: true })
    wiki.script.push(
      { body: '{"query":{"tokens":{"logintoken":"x"}}}' },
      { body: '{"login":{"result":"Failed","reason":"Incorrect"}}' },
    )
    expect(await errorOf(clock, api.players(['Vesk'], 0))).toMatchObject({ retryAt: clock.now() - 15_000 + 3_600_000 })
    expect(api.health().state).toBe('credentials-refused')
    expect(await errorOf(clock, api.players(['Vesk'], 0))).toBeInstanceOf(UpstreamUnavailable)
    expect(wiki.requests).toHaveLength(2)
  })

  it.each([
    ['429', ODDITIES.tooMany, 45_000],
    ['an error in an answer', ODDITIES.rateLimited, 30_000],
    ['its database being behind', ODDITIES.lagged, 40_000],
    ['503', ODDITIES.unavailable, 90_000],
    ['the page of a maintenance', ODDITIES.maintenance, 600_000],
    ['something else than its form', { body: '{"cargoquery":"none"}' }, 600_000],
    ['an error of the query', { body: '{"error":{"code":"internal_api_error_MWException"}}' }, 600_000],
  ])('waits after %s', async (_name, answer, waitMs) => {
    const { api, wiki, clock } = openWiki({ tables: { Players: [VESK] } })
    const began = clock.now()
    wiki.script.push(answer)
    expect(await errorOf(clock, api.players(['Vesk'], 0))).toMatchObject({
      upstream: 'leaguepedia',
      retryAt: began + waitMs,
    })
    await clock.advance(waitMs - 20_000)
    expect((await settle(clock, api.players(['Vesk'], 0))).rows).toHaveLength(1)
    expect(api.health()).toMatchObject({ state: 'ok', retryAt: null })
  })

  it('waits longer each time in a row, and asks nothing meanwhile', async () => {
    const { api, wiki, clock } = openWiki()
    for (const waitMs of [30_000, 60_000, 120_000]) {
      wiki.script.push(ODDITIES.rateLimited)
      const began = clock.now()
      expect(await errorOf(clock, api.players(['Vesk'], 0))).toMatchObject({ retryAt: began + waitMs })
      expect(await errorOf(clock, api.players(['Vesk'], 0))).toBeInstanceOf(UpstreamUnavailable)
      await clock.advance(waitMs)
    }
    expect(wiki.requests).toHaveLength(3)
  })

  it('asks only for names that a query can contain', async () => {
    const { api, wiki, clock } = openWiki()
    await settle(clock, api.players(["Kai'Sa", 'a"b', 'c;d', '', 'e--f'], 0))
    await settle(clock, api.players(['"'], 0))
    await settle(
      clock,
      api.players(
        Array.from({ length: 60 }, (_each, index) => `P${index}`),
        0,
      ),
    )
    const [first, second, third] = wiki.listQueries().map((query) => query.get('where'))
    expect(first).toBe('OverviewPage IN ("Kai\'Sa")')
    expect(second).toBe('1=0')
    expect(third?.split(',')).toHaveLength(api.mostNames)
  })

  it('reads over HTTP what a wiki writes: spaces for underscores, entities, lists, and links in any form', async () => {
    const wiki = new WikiStandIn({
      TournamentRosters: [
        {
          OverviewPage: 'LGE/2026',
          Team: 'Anyone&#039;s',
          RosterLinks: 'Vesk;;Oru (Ann Lee);;Boss',
          Roles: 'Top;;Bot;;Coach',
        },
        { OverviewPage: 'LGE/2026', Team: 'Team Two', RosterLinks: 'A;;B', Roles: 'Top' },
      ],
      Players: [
        {
          ...VESK,
          Country: 'South Korea',
          IsRetired: '1',
          Stream: 'https://www.twitch.tv/VeskLive',
          Twitter: '@vesk_lol',
          Youtube: 'https://www.youtube.com/@vesk',
          Instagram: 'https://instagram.com/vesk.lol/',
          KICK: 'not an address at all',
          SoloqueueIds: "'''KR:''' Vesk#KR1, Old Name <br> '''CN:''' Yi#1234",
        },
        { OverviewPage: 'Nameless', ID: null },
      ],
      Tenures: [
        {
          Player: 'Vesk',
          Team: 'Team One',
          DateJoin: '2025-11-01',
          DateJoin__precision: '2',
          DateLeave: null,
          IsCurrent: '1',
        },
      ],
    })
    const { url, close } = await wiki.listen()
    onTestFinished(close)
    const { clock } = openWiki()
    const api = createLeaguepediaApi({
      fetch,
      clock,
      random: () => 0,
      baseUrl: url,
      userAgent: USER_AGENT,
      login: null,
    })
    expect((await api.rosters(['LGE/2026'], 0)).rows).toEqual([
      {
        tournament: 'LGE/2026',
        team: "Anyone's",
        players: [
          { link: 'Vesk', role: 'TOP' },
          { link: 'Oru (Ann Lee)', role: 'ADC' },
        ],
      },
    ])
    await clock.advance(5000)
    expect((await api.players(['Vesk', 'Nameless'], 0)).rows).toEqual([
      {
        page: 'Vesk',
        name: 'Vesk',
        country: 'KR',
        team: 'Team One',
        role: 'TOP',
        isSubstitute: false,
        isRetired: true,
        accounts: [{ platform: 'KR', gameName: 'Vesk', tagLine: 'KR1' }],
        links: [
          { kind: 'TWITCH', url: 'https://www.twitch.tv/vesklive', handle: 'vesklive' },
          { kind: 'X', url: 'https://x.com/vesk_lol', handle: 'vesk_lol' },
          { kind: 'YOUTUBE', url: 'https://www.youtube.com/@vesk', handle: null },
          { kind: 'INSTAGRAM', url: 'https://www.instagram.com/vesk.lol', handle: 'vesk.lol' },
        ],
      },
    ])
    await clock.advance(5000)
    expect((await api.tenures(['Vesk'], '2026-01-01', 0)).rows).toEqual([
      { player: 'Vesk', team: 'Team One', from: '2025-11', to: null, isCurrent: true },
    ])
  })
})
