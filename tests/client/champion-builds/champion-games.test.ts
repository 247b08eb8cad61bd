import type { ApolloLink } from '@apollo/client'
import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { championGamesVariables } from '../../../client/features/champion/builds/loaded-games.ts'
import { ChampionChoicesDocument } from '../../../client/gql/ChampionChoices.ts'
import { ChampionGamesDocument } from '../../../client/gql/ChampionGames.ts'
import { Lane, Locale } from '../../../client/gql/graphql.ts'
import { opponent, participant, SYNDRA } from '../match/a-match.ts'
import { proPlayer } from '../pro-scene.ts'
import { proGame, proGames } from './a-build.ts'
import { knowing, visitAzir } from './visit-champion.ts'

const EVERY_GAME = { key: 268, lane: null, versus: null, playerSlug: null }

const NEWEST = { key: 268, lane: null, against: null, player: null, first: 10, locale: Locale.EN }

/** Returns the words of the games tab at an address. */
const games = (server: ApolloLink, search = 'tab=games', overrides: object = {}) =>
  visitAzir(server, {
    search,
    ahead: (client) =>
      Promise.all([
        client.query({ query: ChampionChoicesDocument, variables: { locale: Locale.EN } }),
        client.query({ query: ChampionGamesDocument, variables: { ...NEWEST, ...overrides } }).catch(() => {}),
      ]),
  })

const knowingGames = (...edges: readonly object[]) => knowing({ proMatches: proGames(edges) })

describe('a game of a pro on a champion', () => {
  it('shows result, time, player, score and opponent', async () => {
    const words = await games(
      knowingGames(proGame(1, { proPlayer: proPlayer('Veyl'), opponent: { ...opponent(), champion: SYNDRA } })),
    )
    expect(words).toMatch(/WIN Ranked solo 31:12 · .* ago Patch 16.4 Veyl VEYL Veyl/)
    expect(words).toContain('kills 9, deaths 2, assists 11')
    expect(words).toContain('Middle vs Syndra')
  })

  it('leaves out an unknown lane and opponent', async () => {
    const words = await games(knowingGames(proGame(1, { participant: participant({ lane: null, win: false }) })))
    expect(words).toContain('LOSS')
    expect(words).not.toContain(' vs ')
  })

  it('shows the account when its player is in no roster any more', async () => {
    const words = await games(knowingGames(proGame(1, { participant: participant({ gameName: 'Long Gone' }) })))
    expect(words).toContain('Patch 16.4 Long Gone')
  })
})

describe('the games of pros on a champion', () => {
  it('show their number', async () => {
    expect(await games(knowingGames(proGame(1), proGame(2)))).toContain('No more games 2 games shown')
    expect(await games(knowing({ proMatches: proGames([proGame(1)], true) }))).toContain('Load more 1 game shown')
  })

  it('are filtered by the lane and the opponent of the address', async () => {
    const proMatches = ({
      lane,
      againstChampion,
    }: {
      readonly lane: string
      readonly againstChampion: { readonly key: number }
    }) => proGames(lane === 'MIDDLE' && againstChampion.key === 134 ? [proGame(1), proGame(2), proGame(3)] : [])
    const overrides = { lane: Lane.MIDDLE, against: { key: 134 } }
    const words = await games(knowing({ proMatches }), 'games-lane=middle&against=syndra', overrides)
    expect(words).toContain('3 games shown')
  })

  it('are filtered by the player of the address', async () => {
    const proMatches = ({ proPlayer: by }: { readonly proPlayer: { readonly name: { readonly name: string } } }) =>
      proGames(by.name.name === 'veyl' ? [proGame(1, { proPlayer: proPlayer('Veyl') }), proGame(2)] : [])
    const words = await games(knowing({ proMatches }), 'games-player=veyl', { player: { name: { name: 'veyl' } } })
    expect(words).toContain('2 games shown')
    const none = await games(knowing({ proMatches }), 'games-player=oran', { player: { name: { name: 'oran' } } })
    expect(none).toContain('No recorded games of this player with these filters.')
  })

  it('show a note when there are none', async () => {
    expect(await games(knowingGames())).toContain('No recent games')
  })

  it('offer to clear the filters when none was found', async () => {
    const overrides = { lane: Lane.TOP, against: { key: 134 } }
    const words = await games(knowingGames(), 'games-lane=top&against=syndra', overrides)
    expect(words).toContain('No recorded pro games on this champion against Syndra in this lane: Top.')
    expect(words).toContain('Any opponent All lanes')
  })

  it('request as many as are loaded, up to the page limit of the contract', async () => {
    const loaded = async (count: number) => {
      const client = createApolloClient(knowingGames(...Array.from({ length: count }, (_, at) => proGame(at))))
      await client.query({ query: ChampionGamesDocument, variables: NEWEST })
      return championGamesVariables(client.cache, EVERY_GAME, Locale.EN).first
    }
    expect(await Promise.all([0, 3, 10, 30, 50, 70].map(loaded))).toEqual([10, 10, 10, 30, 50, 50])
  })
})
