import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import type { Locale } from '../../../languages.ts'
import { connection, proAccount, proPlayer, proScene, UNRANKED } from '../pro-scene.ts'
import { visitAddress } from '../render-page.tsx'
import { answeringWith } from '../stand-in-server.ts'

const NO_PLAYERS = { ...proScene([]), proPlayers: connection([]) }

/** Returns the words of the page when the server returns this scene. */
async function wordsOf(address: string, scene: object, locale: Locale = 'en') {
  const rendered = await visitAddress(address, locale, createApolloClient(answeringWith(scene)))
  return rendered.words.replaceAll('\n', ' ').replaceAll(/ +/g, ' ').replaceAll('&#x27;', "'")
}

describe('the pro players page', () => {
  it('shows the leagues and their teams with their strength', async () => {
    const words = await wordsOf('/pro-players', proScene([proPlayer('Veyl'), proPlayer('Oran')]))
    expect(words).toContain('LVL League of Veyl 2 teams · 2 players')
    expect(words).toMatch(/VEYL Veyl Esports Challenger 1,204 LP median, 1 of 2 known.*MOON Moonlight 0 players/)
  })

  it('lists players with team, role and best standing, and their total', async () => {
    const words = await wordsOf('/pro-players?tab=players', proScene([proPlayer('Veyl')]))
    expect(words).toContain('1 player found')
    expect(words).toMatch(/VEYL Veyl Mid Challenger 1,204 LP KR · \d+ \w+ ago/)
  })

  it('distinguishes players without a placement, without a known rank and without an account', async () => {
    const words = await wordsOf(
      '/pro-players?tab=players',
      proScene([
        proPlayer('Aven', { accounts: [proAccount('EUW', UNRANKED)] }),
        proPlayer('Bryn', { accounts: [proAccount('EUW', null)] }),
        proPlayer('Cael', { accounts: [] }),
      ]),
    )
    expect(words).toContain('Aven Mid Unranked in solo queue')
    expect(words).toContain('Bryn Mid No rank data yet')
    expect(words).toContain('Cael Mid No known account')
  })

  it('shows the first account with a placement', async () => {
    const accounts = [proAccount('EUW', null), proAccount('KR')]
    const words = await wordsOf('/pro-players?tab=players', proScene([proPlayer('Veyl', { accounts })]))
    expect(words).toContain('Challenger 1,204 LP KR')
  })

  it('shows a player without a team by name alone', async () => {
    const words = await wordsOf('/pro-players?tab=players', proScene([proPlayer('Veyl', { team: null })]))
    expect(words).toContain('found Export… Veyl Mid')
  })

  it('offers to clear filters without matches', async () => {
    const scene = { ...proScene([proPlayer('Veyl')]), proPlayers: connection([]) }
    const words = await wordsOf('/pro-players?tab=players&role=sup', scene)
    expect(words).toContain('No players match these filters')
    expect(words).toContain('0 players found Clear filters')
  })

  it('explains to the operator of a real server how to import rosters', async () => {
    const words = await wordsOf('/pro-players', { ...NO_PLAYERS, status: { dataSource: 'RIOT', examples: [] } })
    expect(words).toContain('This server has no rosters yet')
    expect(words).toContain('npm run rosters -- import FILE')
    expect(words).toContain('MOON Moonlight 0 players')
  })

  it('shows no commands to visitors of the demo world', async () => {
    const words = await wordsOf('/pro-players', NO_PLAYERS)
    expect(words).toContain('This server has no rosters yet')
    expect(words).not.toContain('npm run')
  })

  it('uses Polish plural forms', async () => {
    const five = ['Aven', 'Bryn', 'Cael', 'Dorn', 'Eska'].map((name) => proPlayer(name))
    const words = await wordsOf('/pro-players?tab=players', proScene(five), 'pl')
    expect(words).toContain('Znaleziono 5 graczy')
    expect(words).toContain('2 drużyny · 5 graczy')
  })
})
