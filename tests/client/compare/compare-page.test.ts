import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import type { Locale } from '../../../languages.ts'
import { azirPlayer } from '../player-champion/a-play.ts'
import { visitAddress } from '../render-page.tsx'
import { answeringWith, VEYL } from '../stand-in-server.ts'
import { compared, knownGames, sharedGames } from './a-comparison.ts'

const ADDRESS = '/compare/kr:Veyl-KR1/pro:veyl:veyl'

const NOT_FOUND = { __typename: 'AccountNotFound', activeRegion: 'NA', likelyMeant: [] }

const ACCOUNT = { ...VEYL, proPlayer: null }

/** Returns the words of a comparison, with overrides of its answer. */
async function visit(account: object, proPlayer: object | null, given: object = {}, locale: Locale = 'en') {
  const server = answeringWith({ comparison: compared(account, proPlayer, given), sharedGames: sharedGames() })
  return read(ADDRESS, server, locale)
}

async function read(address: string, server: Parameters<typeof createApolloClient>[0], locale: Locale = 'en') {
  const { words } = await visitAddress(address, locale, createApolloClient(server))
  return words.replaceAll(/\s+/g, ' ').replaceAll('&#x27;', "'")
}

describe('the comparison of two players', () => {
  it('names both, with averages and their intervals', async () => {
    const words = await visit(ACCOUNT, azirPlayer())
    expect(words).toContain('Veyl vs Veyl')
    expect(words).toContain('Veyl: 40 games since Apr 3, 2026.')
    expect(words).toMatch(/5\.0 95% interval 4\.5–5\.5 Kills 8\.0/)
  })

  it('marks the better figure: more kills, and fewer deaths', async () => {
    const words = await visit(ACCOUNT, azirPlayer())
    expect(words).toMatch(/Kills 8\.0 \(better, by more than chance\)/)
    expect(words).toMatch(/5\.0 \(better, by more than chance\) 95% interval 4\.5–5\.5 Deaths/)
    expect(words).not.toMatch(/Assists 6\.0 \(better/)
  })

  it('has the records with their samples, and the games', async () => {
    const words = await visit(ACCOUNT, azirPlayer())
    expect(words).toMatch(/Wins against each other 7 Veyl Veyl 5 12 games · Veyl won 58\.3% · 95% interval 32–81%/)
    expect(words).toMatch(/Games on the same team 1 won lost 1 2 games · few games/i)
    expect(words).toContain('Among 40 and 30 known games')
    expect(words).toMatch(/Load more 1 game shown/)
  })

  it('says that few games are known', async () => {
    const words = await visit({ ...ACCOUNT, knownGames: knownGames(0) }, azirPlayer())
    expect(words).toContain('Veyl: no known games.')
    expect(words).toContain('Too few games')
  })

  it('says that both are one person, and shows no games', async () => {
    const words = await visit(ACCOUNT, azirPlayer(), { samePerson: true, sharedRecords: null })
    expect(words).toContain('Both are the same person')
    expect(words).not.toContain('Load more')
  })

  it('says why a player is missing, and offers the next step', async () => {
    const elsewhere = await visit(NOT_FOUND, azirPlayer())
    expect(elsewhere).toMatch(/Not found: Veyl#KR1 \(KR\).*active in another region\. Veyl#KR1 \(NA\)/)
    expect(await visit(ACCOUNT, null)).toMatch(/Not found: veyl No pro player on this site has this name/)
    const unavailable = { __typename: 'UpstreamUnavailable', retryAt: '2026-05-01T12:00:00.000Z' }
    expect(await visit(unavailable, azirPlayer())).toContain("Riot's servers aren't responding")
  })

  it('asks for the second player, and for both', async () => {
    const server = answeringWith({ comparison: compared(ACCOUNT, azirPlayer()) })
    for (const address of ['/compare', '/compare/kr:Veyl-KR1']) {
      expect(await read(address, server)).toMatch(/Compare players.*First player.*Second player.*Compare/)
    }
    expect(await read('/compare', server, 'pl')).toMatch(/Pierwszy gracz.*Drugi gracz/)
  })
})
