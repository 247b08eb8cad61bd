import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { teamPageVariables } from '../../../client/features/team/load-team-page.ts'
import { findPage } from '../../../client/routes.tsx'
import type { Locale } from '../../../languages.ts'
import { MOON_TEAM, proPlayer, proScene, rosterChange, VEYL_TEAM } from '../pro-scene.ts'
import { visitAddress } from '../render-page.tsx'
import { answeringWith } from '../stand-in-server.ts'

const VEYL = proPlayer('Veyl')

/** Returns the words of a page when the server returns this scene. */
async function wordsOf(scene: object, address = '/team/veyl', locale: Locale = 'en') {
  const rendered = await visitAddress(address, locale, createApolloClient(answeringWith(scene)))
  return rendered.words.replaceAll('\n', ' ').replaceAll(/ +/g, ' ').replaceAll('&#x27;', "'")
}

/** Returns the words of one roster change. */
async function changeWords(change: object, locale: Locale = 'en') {
  const words = await wordsOf(proScene([VEYL], [rosterChange(change)]), '/team/veyl', locale)
  return words.slice(words.lastIndexOf('Veyl '))
}

describe('the page of a team', () => {
  it('shows name, league and roster of the team', async () => {
    const words = await wordsOf(proScene([proPlayer('Oran', { role: 'TOP' }), VEYL]))
    expect(words).toContain('LVL Veyl Esports VEYL 2 players')
    expect(words).toMatch(/Roster Export… Oran Top Challenger 1,204 LP KR · .* ago Veyl Mid Challenger/)
  })

  it('accepts its code in any case', async () => {
    expect(await wordsOf(proScene([VEYL]), '/team/VeYL')).toContain('Veyl Esports VEYL')
  })

  it('reports an empty roster and no changes', async () => {
    const words = await wordsOf(proScene([], []))
    expect(words).toContain('No players right now')
    expect(words).toContain('No roster changes yet')
  })

  it('returns a 404 for an unknown code', async () => {
    const words = await wordsOf(proScene([VEYL]), '/team/zzz')
    expect(words).toContain('404 Page Not Found Page Not Found: /team/zzz')
  })

  it.each(['/team/elevenchars', '/team/a-b', '/team/%C5%82', '/team/a%20b'])('is invalid at %s', (pathname) => {
    expect(findPage({ pathname, search: '' }).kind).toBe('invalid')
  })
})

describe('a roster change on the page of a team', () => {
  it('shows origin, reason, date, editor and source', async () => {
    const words = await changeWords({ reason: 'Swapped mids.', evidence: 'https://news.example/veyl?a=1' })
    expect(words).toContain('Veyl joined from MOON Swapped mids. Apr 20, 2026 by Operator Source: news.example')
  })

  it.each([
    ['the new team of a player', { fromTeam: VEYL_TEAM, toTeam: MOON_TEAM }, 'left for MOON'],
    ['a player who left without a new team', { fromTeam: VEYL_TEAM, toTeam: null }, 'left the team'],
    ['a player who joined without a former team', { fromTeam: null }, 'joined the team'],
    ['a new player', { kind: 'ADDED', fromTeam: null }, 'added to the roster'],
    ['a removed player', { kind: 'REMOVED', player: null }, 'removed from the rosters'],
    ['a new role', { kind: 'UPDATED', role: 'SUP', previousRole: 'MID' }, 'now plays Support'],
    [
      'a new account',
      { kind: 'UPDATED', account: { gameName: 'Veyl', tagLine: 'KR1', region: 'KR' } },
      'has a new account: Veyl#KR1 (Korea)',
    ],
    [
      'an undone change with its details',
      { kind: 'UNDONE', undoes: rosterChange({ id: 'change-0' }) },
      '– undone: joined from MOON',
    ],
    ['an undone change', { kind: 'UNDONE' }, '– an earlier change undone'],
  ])('describes %s', async (_what, change, said) => {
    expect(await changeWords(change)).toContain(`Veyl ${said}`)
  })

  it('is marked when it was undone', async () => {
    expect(await changeWords({ undoneBy: rosterChange({ id: 'change-2' }) })).toContain('Undone')
  })

  it('speaks Polish', async () => {
    expect(await changeWords({}, 'pl')).toContain('Veyl przychodzi z MOON 20 kwi 2026 wpis: Operator')
  })
})

describe('the query for roster changes of a team', () => {
  it('requests as many as were loaded, up to the limit of the contract', () => {
    expect(teamPageVariables({ team: 'veyl' })).toEqual({ team: 'VEYL', first: 10 })
    expect([3, 10, 30, 101].map((shown) => teamPageVariables({ team: 'veyl' }, shown).first)).toEqual([10, 10, 30, 100])
  })
})
