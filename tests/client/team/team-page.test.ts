import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import type { Locale } from '../../../client/i18n/locale.ts'
import { teamPageVariables } from '../../../client/features/team/team-page-variables.ts'
import { findPage } from '../../../client/routes.tsx'
import { MOON_TEAM, proPlayer, proScene, rosterChange, VEYL_TEAM } from '../pro-scene.ts'
import { visitAddress } from '../render-page.tsx'
import { answeringWith } from '../stand-in-server.ts'

const VEYL = proPlayer('Veyl')

/** The words of a page when the server answers with this scene. */
async function wordsOf(scene: object, address = '/team/veyl', locale: Locale = 'en') {
  const rendered = await visitAddress(address, locale, createApolloClient(answeringWith(scene)))
  return rendered.words.replaceAll('\n', ' ').replaceAll(/ +/g, ' ').replaceAll('&#x27;', "'")
}

/** What the page says of one roster change. */
async function changeWords(change: object, locale: Locale = 'en') {
  const words = await wordsOf(proScene([VEYL], [rosterChange(change)]), '/team/veyl', locale)
  return words.slice(words.lastIndexOf('Veyl '))
}

describe('the page of a team', () => {
  it('says what the team is called, where it plays, and who plays for it', async () => {
    const words = await wordsOf(proScene([proPlayer('Oran', { role: 'TOP' }), VEYL]))
    expect(words).toContain('LVL Veyl Esports VEYL 2 players')
    expect(words).toMatch(/Roster Oran Top Challenger 1,204 LP KR · .* ago Veyl Mid Challenger/)
  })

  it('takes its code in any case', async () => {
    expect(await wordsOf(proScene([VEYL]), '/team/VeYL')).toContain('Veyl Esports VEYL')
  })

  it('says so when nobody plays for it and nothing has changed', async () => {
    const words = await wordsOf(proScene([], []))
    expect(words).toContain('No players right now')
    expect(words).toContain('No roster changes yet')
  })

  it('is not found under a code that no team has', async () => {
    const words = await wordsOf(proScene([VEYL]), '/team/zzz')
    expect(words).toContain('404 Page not found No such page: /team/zzz')
  })

  it.each(['/team/elevenchars', '/team/a-b', '/team/%C5%82', '/team/a%20b'])(
    'can not have the address %s',
    (pathname) => {
      expect(findPage({ pathname, search: '' }).is).toBe('invalid')
    },
  )
})

describe('a roster change on the page of a team', () => {
  it('says where somebody came from, when, who wrote it down, why and where it can be read up', async () => {
    const words = await changeWords({ reason: 'Swapped mids.', evidence: 'https://news.example/veyl?a=1' })
    expect(words).toContain('Veyl joined from MOON Swapped mids. Apr 20, 2026 by Operator Source: news.example')
  })

  it.each([
    ['where somebody went', { fromTeam: VEYL_TEAM, toTeam: MOON_TEAM }, 'left for MOON'],
    ['that somebody left for nowhere', { fromTeam: VEYL_TEAM, toTeam: null }, 'left the team'],
    ['that somebody came from nowhere', { fromTeam: null }, 'joined the team'],
    ['that somebody is new', { kind: 'ADDED', fromTeam: null }, 'added to the roster'],
    ['that somebody was taken out', { kind: 'REMOVED', player: null }, 'removed from the rosters'],
    ['that somebody plays another role', { kind: 'UPDATED', role: 'SUP' }, 'now plays Support'],
    [
      'that somebody gained an account',
      { kind: 'UPDATED', account: { gameName: 'Veyl', tagLine: 'KR1', region: 'KR' } },
      'has a new account: Veyl#KR1 (Korea)',
    ],
    ['what was taken back', { kind: 'UNDONE', undoes: rosterChange({ id: 'change-0' }) }, '– undone: joined from MOON'],
    ['that something was taken back', { kind: 'UNDONE' }, '– an earlier change undone'],
  ])('says %s', async (_what, change, said) => {
    expect(await changeWords(change)).toContain(`Veyl ${said}`)
  })

  it('that was taken back says so', async () => {
    expect(await changeWords({ undoneBy: rosterChange({ id: 'change-2' }) })).toContain('Undone')
  })

  it('speaks Polish', async () => {
    expect(await changeWords({}, 'pl')).toContain('Veyl przychodzi z MOON 20 kwi 2026 wpis: Operator')
  })
})

describe('The roster changes of a team', () => {
  it('come anew as far as they were read, and no more at once than the contract allows', () => {
    expect(teamPageVariables('veyl')).toEqual({ team: 'VEYL', first: 10 })
    expect([3, 10, 30, 101].map((shown) => teamPageVariables('veyl', shown).first)).toEqual([10, 10, 30, 100])
  })
})
