import { ApolloLink } from '@apollo/client'
import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { ChampionChoicesDocument } from '../../../client/gql/ChampionChoices.ts'
import { PlayersOfChampionDocument } from '../../../client/gql/PlayersOfChampion.ts'
import { rateOf } from '../../../gateway/shared/rate.ts'
import type { Locale } from '../../../languages.ts'
import { visitAddress } from '../render-page.tsx'
import { answeringWith } from '../stand-in-server.ts'
import {
  azir,
  championStatistics,
  inOrder,
  matchup,
  namedChampion,
  NOTHING_COUNTED,
  patchRates,
  STATISTICS,
} from './a-champion.ts'

/** Returns the words of the page when the server returns this champion. */
async function wordsOf(address: string, champion: object | null = azir(), locale: Locale = 'en') {
  const rendered = await visitAddress(`/champion/${address}`, locale, clientOf(champion))
  return plain(rendered.words)
}

const clientOf = (champion: object | null) => createApolloClient(answeringWith({ champion, statistics: STATISTICS }))

const plain = (words: string) =>
  words.replaceAll('\n', ' ').replaceAll('\u00A0', ' ').replaceAll(/ +/g, ' ').replaceAll('&#x27;', "'")

const withStatistics = (given: object) => azir({ statistics: championStatistics(given) })

describe('the page of a champion', () => {
  it('shows name, class, lane and the sample of its figures', async () => {
    const words = await wordsOf('azir')
    expect(words).toContain('Mage Azir Middle All champions')
    expect(words).toMatch(/Patches 16\.3–16\.4 · 10,000 matches · Updated \d+ \w+ ago/)
  })

  it('shows wins, losses, and each rate with its sample and interval', async () => {
    const words = await wordsOf('azir')
    expect(words).toContain('1,204 games: 626 wins, 578 losses')
    expect(words).toContain('Win rate 52% 626 of 1,204 games 95% interval 49.2–54.8%')
    expect(words).toContain('Pick rate 12% 1,204 of 10,000 matches 95% interval 11.4–12.7%')
    expect(words).toContain('Ban rate 8.3% 830 of 10,000 matches 95% interval 7.8–8.9%')
  })

  it('marks a rate from few games', async () => {
    const words = await wordsOf('azir', withStatistics({ games: 4, winRate: rateOf(3, 4) }))
    expect(words).toContain('Win rate 3–1 3 wins, 1 loss 3 of 4 games · few games Pick rate')
  })

  it('lists the lanes with share and win rate, including games without a lane', async () => {
    const words = await wordsOf('azir')
    expect(words).toContain('Middle 92.2% 53.2% 1,110 games Top 6.6% 37.5% 80 games Unknown 1.2% 42.9% 14 games')
  })

  it('explains for a chosen lane that bans count for every lane', async () => {
    expect(await wordsOf('azir')).not.toContain('a ban applies to every lane')
    expect(await wordsOf('azir?lane=top')).toContain('a ban applies to every lane')
  })

  it('shows the averages of a game', async () => {
    const words = await wordsOf('azir')
    expect(words).toContain('kills 6.2, deaths 4.8, assists 7.4 per game')
    expect(words).toMatch(/8\.3 CS per minute|CS per minute 8\.3/)
    expect(words).toContain('From 1,204 games.')
  })

  it('lists the rates of each patch in a table, newest first', async () => {
    const words = await wordsOf('azir')
    expect(words).toMatch(
      /16\.4 1,000 matches 50\.8% 61 of 120 42\.0–59\.6% 12% 120 of 1,000 .* 16\.3 1,000 matches 45\.5% 50 of 110/,
    )
  })

  it('marks a patch without games', async () => {
    const words = await wordsOf(
      'azir',
      azir({ patchRates: [patchRates('16.3', 0, 0, 90), patchRates('16.4', 5, 10, 1)] }),
    )
    expect(words).toContain('16.3 1,000 matches no games 0% 0 of 1,000')
  })

  it('lists good and bad matchups with sample, interval and a link to pro games', async () => {
    const words = await wordsOf('azir')
    expect(words).toContain('Strong against Syndra Pro games 61% · 100 games 95% interval 51–70%')
    expect(words).toContain('Orianna Pro games 3–1 3 wins, 1 loss · 4 games · few games')
    expect(words).toContain('Countered by Ahri Pro games 37.5% · 80 games')
  })

  it('lists the first five matchups, and offers all', async () => {
    const matchups = Array.from({ length: 7 }, (_, place) =>
      matchup(namedChampion(place, `C${place}`), 60 - place, 100),
    )
    const words = await wordsOf('azir', withStatistics({ matchups: inOrder(matchups) }))
    expect(words).toContain('C4')
    expect(words).not.toContain('C5')
    expect(words).toContain('Show all')
    expect(words).toContain('No opponent that beats it in more than half of the games.')
  })

  it('lists five matchups without a button for more', async () => {
    const matchups = Array.from({ length: 5 }, (_, place) => matchup(namedChampion(place, `C${place}`), 60, 100))
    const words = await wordsOf('azir', withStatistics({ matchups: inOrder(matchups) }))
    expect(words).toContain('C4')
    expect(words).not.toContain('Show all')
  })

  it('lists bottom lane partners when there are any', async () => {
    expect(await wordsOf('azir')).not.toContain('Bottom lane partners')
    const partners = [matchup(namedChampion(412, 'Thresh'), 30, 50)]
    expect(await wordsOf('azir', withStatistics({ partners: inOrder(partners) }))).toMatch(
      /Bottom lane partners .* Thresh 60% · 50 games/,
    )
  })

  it('lists the first six partners, and offers all', async () => {
    const partners = Array.from({ length: 8 }, (_, place) =>
      matchup(namedChampion(place, `C${place}`), 60 - place, 100),
    )
    const words = await wordsOf('azir', withStatistics({ partners: inOrder(partners) }))
    expect(words).toContain('C5')
    expect(words).not.toContain('C6')
    expect(words).toContain('Show all')
  })

  it('shows the number of a champion without a known name', async () => {
    const words = await wordsOf('9001', azir({ key: 9001, slug: null, name: null, tags: [] }))
    expect(words).toContain('Unknown champion 9001')
  })

  it('reports that no game matches the filters, and offers wider ones', async () => {
    const words = await wordsOf('azir?lane=utility&population=pros', azir({ statistics: NOTHING_COUNTED }))
    expect(words).toContain('No games yet with these filters No recorded games with Azir match')
    expect(words).toContain('Ranked solo of all players All lanes Games of all players')
  })

  it('reports that no game is counted, and the number of bans', async () => {
    const statistics = { ...NOTHING_COUNTED, banRate: rateOf(3, 10_000) }
    const words = await wordsOf('azir', azir({ statistics }))
    expect(words).toContain('No games yet No games with Azir are recorded yet.')
    expect(words).toContain('It was banned in 3 matches.')
  })

  it('reports an unknown champion, with suggestions', async () => {
    const client = clientOf(null)
    await client.query({ query: ChampionChoicesDocument, variables: { locale: 'EN' } })
    const words = plain((await visitAddress('/champion/azri', 'en', client)).words)
    expect(words).toContain('Champion not found There is no champion called “azri”. All champions')
    expect(words).toContain('Did you mean Azir')
  })

  it('shows one-tricks and the players with most games', async () => {
    const client = clientOf(azir())
    await client.query({ query: PlayersOfChampionDocument, variables: { key: 268 } })
    const words = plain((await visitAddress('/champion/azir?tab=players', 'en', client)).words)
    expect(words).toContain('One-tricks')
    expect(words).toContain('Most games')
  })

  it('requests the games of the address, and the champion by slug or key', async () => {
    const requests: unknown[] = []
    const listening = new ApolloLink((operation, forward) => {
      if (operation.operationName === 'ChampionPage') requests.push(operation.variables)
      return forward(operation)
    })
    const visit = (address: string) =>
      visitAddress(
        address,
        'pl',
        createApolloClient(ApolloLink.from([listening, answeringWith({ champion: azir(), statistics: STATISTICS })])),
      )
    await visit('/champion/Azir?population=pros&queue=flex&patch=16.4&lane=top')
    await visit('/champion/268')
    const usual = {
      filter: { population: 'ALL', queue: 'SOLO', patch: null },
      population: 'ALL',
      queue: 'SOLO',
      lane: null,
    }
    expect(requests).toEqual([
      {
        champion: { slug: 'azir' },
        filter: { population: 'PROS', queue: 'FLEX', patch: '16.4' },
        population: 'PROS',
        queue: 'FLEX',
        lane: 'TOP',
        locale: 'PL',
      },
      { champion: { key: 268 }, ...usual, locale: 'PL' },
    ])
  })

  it('speaks Polish', async () => {
    const words = await wordsOf('azir', azir(), 'pl')
    expect(words).toContain('% zwycięstw 52% 626 z 1 204 gier przedział 95%: 49,2–54,8%')
    expect(words).toContain('Kontrowany przez Ahri Gry zawodowców 37,5% · 80 gier')
  })
})
