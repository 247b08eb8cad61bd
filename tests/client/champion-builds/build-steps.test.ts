import { type ApolloClient, ApolloLink } from '@apollo/client'
import { describe, expect, it } from 'vitest'
import { loadChampionPage } from '../../../client/features/champion/load-champion-page.ts'
import { RuneTreesDocument } from '../../../client/gql/RuneTrees.ts'
import { toContractLocale } from '../../../client/i18n/contract-locale.ts'
import type { Locale } from '../../../languages.ts'
import { championStatistics } from '../champion/a-champion.ts'
import { FROST, runePage, use } from './a-build.ts'
import { championBuilds, noBuilds } from './some-builds.ts'
import { knowing, visitAzir } from './visit-champion.ts'

/** Statistics with fewer matches than are searched for builds. */
const STATISTICS = championStatistics({ lanes: [], runePages: [use({ page: runePage(FROST) }, 70, 120)] })

/** Returns the words of the tab when the server returns these builds. */
const builds = (of: object = championBuilds(), search = 'tab=builds', locale: Locale = 'en') =>
  visitAzir(knowing({ builds: of, statistics: STATISTICS }), {
    search,
    locale,
    ahead: (client) => arrive(client, search, locale),
  })

const arrive = (client: ApolloClient, search: string, locale: Locale) =>
  Promise.all([
    loadChampionPage(client, { params: { champion: 'azir' }, locale, search: new URLSearchParams(search) }),
    loadRuneTrees(client, locale),
  ])

const loadRuneTrees = (client: ApolloClient, locale: Locale) =>
  client.query({ query: RuneTreesDocument, variables: { locale: toContractLocale(locale) } })

const COUNTED = 'Also games without a known build. Popular runes'

describe('the builds of a champion', () => {
  it('state their sample, patches and win rate', async () => {
    const words = await builds()
    expect(words).toMatch(
      /Builds of 214 of 230 counted games · Patches 16\.3–16\.4 · Win rate 52\.8% · 95% interval 46–59%/,
    )
    expect(words).toContain('16 games have no build: their timelines are still being fetched, or Riot no longer')
    expect(words).toContain('Later items favour the winner')
    expect(words).not.toContain('Only the newest')
  })

  it('state that not all matches are searched', async () => {
    const words = await builds(championBuilds({ games: 1000, countedGames: 4000, hasOlder: true }))
    expect(words).toContain('Builds of 1,000 of 4,000 counted games')
    expect(words).toContain('Only the newest matches are included; older ones are left out.')
    expect(words).not.toContain('have no build')
  })

  it('name the games of each step', async () => {
    const words = await builds()
    expect(words).toContain('Starting items Bought in 100% of 214 games')
    expect(words).toContain('Core items Reached in 62% of 214 games In order of purchase Of 133 games')
    expect(words).toContain('Skill order Six or more skill points in 98% of 214 games')
    expect(words).toContain('Sixth item Reached in 0% of 214 games No game got this far yet.')
    expect(
      await builds(championBuilds({ boots: { coverage: { value: 0.5, wins: 1, games: 2 }, options: [] } })),
    ).toContain('Boots Bought in 1 of 2 games')
  })

  it('list the options of a step with share, win rate and sample', async () => {
    const words = await builds()
    expect(words).toContain('Doran Blade + 2 × Potion 56.1% 50% · 120 games')
    expect(words).toContain('then then Edge › Dancer › Cannon 52.6% 57.1% · 70 games')
    expect(words).toContain('Dancer › Edge › Cannon 0.8% 1–0 1 win, 0 losses · 1 game (Few games)')
    expect(words).toContain('Unknown item 9999 25% 2–1 2 wins, 1 loss · 3 games')
    expect(words).toMatch(/Spells in these games Known in 100% of 214 games .* Flash \+ Ignite 46\.7% 50% · 100 games/)
    expect(words).toContain('Runes in these games Known in 100% of 214 games Frost 56.1% of games')
  })

  it('show the levels of the most frequent skill order', async () => {
    const words = await builds()
    expect(words).toContain('Q E W Q, E, W 85.7% 55.6% · 180 games')
    expect(words).toMatch(/Usual levels Q E W Q, E, W Skill Level 1 .* Level 18 Q 1 4 5 7 9 W 2 E 3 8 10 12 13 R 6 11/)
    expect(words).toContain('Most games ended before the empty levels.')
  })

  it('offer ranks only in queues with ranks', async () => {
    expect(await builds()).toContain('All ranks Iron–Gold Platinum–Emerald Diamond Master and above All regions')
    expect(await builds(championBuilds(), 'tab=builds&queue=normal')).not.toContain('All ranks')
  })

  it('hide the tables of all counted games when they are narrowed', async () => {
    expect(await builds()).toContain(COUNTED)
    for (const search of ['against=syndra', 'rank=diamond', 'region=kr']) {
      const words = await builds(championBuilds({ countedGames: null }), `tab=builds&${search}`)
      expect(words).toContain('Builds of 214 games · ')
      expect(words).toContain('are hidden: they are not counted by opponent, rank or region')
      expect(words).not.toContain(COUNTED)
    }
  })

  it('explain the rank of a game when a rank is chosen', async () => {
    expect(await builds(championBuilds(), 'tab=builds&rank=master')).toContain('The rank of a game is the median')
  })

  it('ignore a word that names no opponent', async () => {
    expect(await builds(championBuilds(), 'tab=builds&against=qqqq')).toContain(COUNTED)
    expect(await builds(championBuilds(), 'tab=builds&against=0')).toContain(COUNTED)
  })

  it('tell builds that are not fetched yet from filters that match no game', async () => {
    expect(await builds(noBuilds(4))).toContain(
      'No builds yet 4 games are counted, but their timelines are still missing',
    )
    const words = await builds(noBuilds(null), 'tab=builds&against=syndra&region=kr')
    expect(words).toContain('No builds with these filters')
    expect(words).toContain('Any opponent All regions Remove these filters')
  })

  it('leave the page of a champion without games as it is', async () => {
    const search = 'tab=builds'
    const statistics = championStatistics({ games: 0, winRate: null, averages: null, lanes: [] })
    const words = await visitAzir(knowing({ statistics, builds: noBuilds(0) }), {
      search,
      ahead: (client) => arrive(client, search, 'en'),
    })
    expect(words).toContain('No games yet')
    expect(words).not.toContain('All ranks')
  })

  it('speak Polish', async () => {
    const words = await builds(championBuilds(), 'tab=builds&against=syndra', 'pl')
    expect(words).toContain('Buildy: 214 z 230 policzonych gier')
    expect(words).toContain('Przedmioty podstawowe Kupione w 62% z 214 gier')
    expect(words).toContain('16 gier nie ma buildów')
  })
})

describe('the query of the builds', () => {
  it('is sent once on arrival, with the games of the address', async () => {
    const requests: unknown[] = []
    const listening = new ApolloLink((operation, forward) => {
      if (operation.operationName === 'ChampionBuilds') requests.push(operation.variables)
      return forward(operation)
    })
    const search = 'tab=builds&queue=flex&lane=top&against=syndra&rank=iron-gold&region=euw'
    const server = ApolloLink.from([listening, knowing({})])
    await visitAzir(server, { search, ahead: (client) => loadRuneTrees(client, 'en') })
    expect(requests).toEqual([
      {
        champion: { slug: 'azir' },
        filter: { population: 'ALL', queue: 'FLEX', patch: null },
        lane: 'TOP',
        against: { key: 134 },
        region: 'EUW',
        lowestTier: 'IRON',
        highestTier: 'GOLD',
        locale: 'EN',
      },
    ])
    await visitAzir(server, { search: '' })
    expect(requests).toHaveLength(1)
  })
})
