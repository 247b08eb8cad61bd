import type { ApolloLink } from '@apollo/client'
import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { championGamesVariables } from '../../../client/features/champion/builds/loaded-games.ts'
import { ChampionChoicesDocument, ChampionGamesDocument, Lane, Locale } from '../../../client/gql/graphql.ts'
import { opponent, participant, SYNDRA } from '../match/a-match.ts'
import { proPlayer } from '../pro-scene.ts'
import { proGame, proGames } from './a-build.ts'
import { knowing, visitAzir } from './visit-champion.ts'

const NEWEST = { key: 268, lane: null, versus: null, first: 10, locale: Locale.EN }

/** The words of the games that a server knows, at an address. */
const games = (server: ApolloLink, search = 'tab=games', asked: object = {}) =>
  visitAzir(server, {
    search,
    ahead: (client) =>
      Promise.all([
        client.query({ query: ChampionChoicesDocument, variables: { locale: Locale.EN } }),
        client.query({ query: ChampionGamesDocument, variables: { ...NEWEST, ...asked } }).catch(() => {}),
      ]),
  })

const knowingGames = (...edges: readonly object[]) => knowing({ proMatches: proGames(edges) })

describe('a game of a pro on a champion', () => {
  it('says how it went, when, who played it, how well and against whom', async () => {
    const words = await games(
      knowingGames(proGame(1, { proPlayer: proPlayer('Veyl'), opponent: { ...opponent(), champion: SYNDRA } })),
    )
    expect(words).toMatch(/WIN Ranked solo 31:12 · .* ago Patch 16.4 Veyl VEYL Veyl/)
    expect(words).toContain('kills 9, deaths 2, assists 11')
    expect(words).toContain('Middle vs Syndra')
  })

  it('says no more of its lane than is known', async () => {
    const words = await games(knowingGames(proGame(1, { participant: participant({ lane: null, win: false }) })))
    expect(words).toContain('LOSS')
    expect(words).not.toContain(' vs ')
  })

  it('of somebody who is in no roster any more is of the account', async () => {
    const words = await games(knowingGames(proGame(1, { participant: participant({ gameName: 'Long Gone' }) })))
    expect(words).toContain('Patch 16.4 Long Gone')
  })
})

describe('the games of pros on a champion', () => {
  it('say how many there are', async () => {
    expect(await games(knowingGames(proGame(1), proGame(2)))).toContain('No more games 2 games shown')
    expect(await games(knowing({ proMatches: proGames([proGame(1)], true) }))).toContain('Load more 1 game shown')
  })

  it('are those of the lane and the opponent that the address names', async () => {
    const proMatches = ({ lane, versus }: { readonly lane: string; readonly versus: number }) =>
      proGames(lane === 'MIDDLE' && versus === 134 ? [proGame(1), proGame(2), proGame(3)] : [])
    const asked = { lane: Lane.MIDDLE, versus: 134 }
    const words = await games(knowing({ proMatches }), 'games-lane=middle&against=syndra', asked)
    expect(words).toContain('3 games shown')
  })

  it('may be none', async () => {
    expect(await games(knowingGames())).toContain('No recent games')
  })

  it('of which none was found can be looked for in another lane or against anybody', async () => {
    const asked = { lane: Lane.TOP, versus: 134 }
    const words = await games(knowingGames(), 'games-lane=top&against=syndra', asked)
    expect(words).toContain('No recorded pro games on this champion against Syndra in this lane: Top.')
    expect(words).toContain('Any opponent All lanes')
  })

  it('ask for as many as are here already, up to a whole page of the contract', async () => {
    const loaded = async (count: number) => {
      const client = createApolloClient(knowingGames(...Array.from({ length: count }, (_, at) => proGame(at))))
      await client.query({ query: ChampionGamesDocument, variables: NEWEST })
      return championGamesVariables(client.cache, NEWEST, Locale.EN).first
    }
    expect(await Promise.all([0, 3, 10, 30, 50, 70].map(loaded))).toEqual([10, 10, 10, 30, 50, 50])
  })
})
