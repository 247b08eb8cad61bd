import { describe, expect, it, vi } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { toRefusal } from '../../../client/features/add-pro-player/roster-outcome.ts'
import { addProPlayerPath } from '../../../client/paths.ts'
import { newChangesOf } from '../../../client/pro-scene/useRosterNews.ts'
import type { Locale } from '../../../languages.ts'
import { FROM_A_WIKI, proAccount, proPlayer, proScene } from '../pro-scene.ts'
import { visitAddress } from '../render-page.tsx'
import { answeringWith } from '../stand-in-server.ts'

const EDITOR = { canEditRosters: true, editorName: 'operator', editorUntil: '2026-05-01T22:40:00.000Z' }

async function wordsOf(address: string, answers: object = {}, locale: Locale = 'en') {
  const scene = { ...proScene([proPlayer('Veyl')]), ...answers }
  const rendered = await visitAddress(address, locale, createApolloClient(answeringWith(scene)))
  return rendered.words.replaceAll('\n', ' ').replaceAll(/ +/g, ' ').replaceAll('&#x27;', "'")
}

describe('the page for editors', () => {
  it('shows visitors who may edit, and the latest changes', async () => {
    const words = await wordsOf('/add-proplayer')
    expect(words).toContain('Only editors can change these rosters')
    expect(words).toContain('npm run operator')
    expect(words).toContain('Authorization: Bearer $OPERATOR_TOKEN')
    expect(words).toContain('Veyl moved from MOON to VEYL')
    expect(words).not.toContain('Undo')
    expect(words).not.toContain('Game name (optional)')
  })

  it('shows editors their name and the end of their session, and offers to undo', async () => {
    const words = await wordsOf('/add-proplayer', { viewer: EDITOR })
    expect(words).toMatch(/Editing as operator until .*Stop editing/)
    expect(words).toContain('Undo')
    expect(words).not.toContain('Only the operator')
  })

  it('shows editors the accounts in doubt, with the reason', async () => {
    const doubtful = {
      doubt: 'CHANGED_HANDS',
      since: '2026-05-01T12:00:00.000Z',
      player: proPlayer('Veyl'),
      account: proAccount('KR'),
    }
    const words = await wordsOf('/add-proplayer', { viewer: { ...EDITOR, doubtfulAccounts: [doubtful] } })
    expect(words).toContain('1 account is not shown and does not count until you decide.')
    expect(words).toMatch(
      /Veyl\s*Veyl#KR1 KR Renamed, with a very different rank or other champions .*It is theirs Remove/,
    )
  })

  it('names the date and the sources of the rosters, with the licence', async () => {
    const look = () => wordsOf('/add-proplayer', { rosterProvenance: FROM_A_WIKI })
    // The code and the texts of the line arrive after those of the page.
    await vi.waitFor(async () => expect(await look()).toContain('Leaguepedia'))
    expect(await look()).toMatch(/Leaguepedia.* CC BY-SA 3\.0.* changed/)
  })

  it('speaks Polish', async () => {
    expect(await wordsOf('/add-proplayer', {}, 'pl')).toContain('Składy zmienia tu tylko redakcja')
  })

  it('has addresses that prefill the forms', () => {
    expect(addProPlayerPath()).toBe('/add-proplayer')
    expect(addProPlayerPath({ team: 'G2' })).toBe('/add-proplayer?team=g2')
    expect(addProPlayerPath({ tab: 'transfer', player: 'A & B' })).toBe(
      '/add-proplayer?tab=transfer&player=A%20%26%20B',
    )
  })
})

describe('the refusal of a change', () => {
  it('is shown beside its field, otherwise above the form', () => {
    const refused = toRefusal([
      { __typename: 'InvalidField', path: 'toTeam', rule: 'UNCHANGED', limit: null },
      { __typename: 'AccountNotFound' },
      { __typename: 'InvalidField', path: 'idempotencyKey', rule: 'INVALID', limit: null },
      { __typename: 'NotAllowed', reason: 'NO_ROLE' },
    ])
    expect(refused).toEqual({
      kind: 'refused',
      fields: { team: { rule: 'UNCHANGED', limit: null }, gameName: { rule: 'UNKNOWN', limit: null } },
      troubles: [{ __typename: 'Unexpected' }, { __typename: 'NotAllowed', reason: 'NO_ROLE' }],
    })
  })
})

describe('the new roster changes of an update', () => {
  const changes = (...ids: readonly string[]) => ids.map((id) => ({ id }))

  it('are all changes of a later update, even of shown ones', () => {
    expect(newChangesOf({ snapshot: false, upserted: changes('3', '2') }, ['2', '1'])).toEqual(changes('3', '2'))
  })

  it('are the changes of a snapshot that the page does not show yet, newest first', () => {
    expect(newChangesOf({ snapshot: true, upserted: changes('3', '2', '1') }, ['3', '2'])).toEqual([])
    expect(newChangesOf({ snapshot: true, upserted: changes('4', '3', '2') }, ['3', '2'])).toEqual(changes('4'))
    expect(newChangesOf({ snapshot: true, upserted: changes('1') }, [])).toEqual(changes('1'))
    expect(newChangesOf({ snapshot: true, upserted: [] }, [])).toEqual([])
  })
})
