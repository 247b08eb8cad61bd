import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRO_ROLES } from '../../gateway/rosters/rules/pro-role.ts'
import { currentTeamOf, type ProAccount, type ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import type { RosterChange } from '../../gateway/rosters/rules/roster-change.ts'
import { isSameAccount, transferPlayer, undoOnPlayer, updatePlayer } from '../../gateway/rosters/rules/roster-edit.ts'
import { proAccountOf, proPlayerNamed } from '../support/rosters.ts'

const team = fc.constantFrom('ONE', 'TWO', 'TRI')
const role = fc.constantFrom(...PRO_ROLES)
const moment = fc.integer({ min: 0, max: 1000 })

const account: fc.Arbitrary<ProAccount> = fc
  .record({
    platform: fc.constantFrom('EUW1', 'KR'),
    gameName: fc.constantFrom('Vesk', 'vesk', 'Oru'),
    tagLine: fc.constant('EUW'),
    puuid: fc.option(fc.constantFrom('a', 'b')),
    keyId: fc.constant('key'),
  })
  .map(proAccountOf)

/** A player with any past teams, and a current team or none. */
const player: fc.Arbitrary<ProPlayer> = fc
  .tuple(
    fc.array(fc.record({ team, from: fc.option(moment), to: moment }), { maxLength: 3 }),
    fc.option(fc.record({ team, from: fc.option(moment), to: fc.constant(null) })),
    role,
    fc.uniqueArray(account, { comparator: isSameAccount, maxLength: 2 }),
  )
  .map(([ended, current, role, accounts]) => {
    const memberships = current === null ? ended : [...ended, current]
    return proPlayerNamed('Lumen', 'ONE', { role, memberships, accounts, revision: 7 })
  })

function changeOf(more: Pick<RosterChange, 'kind' | 'role'> & Partial<RosterChange>): RosterChange {
  const nothing = {
    replaced: null,
    accountLost: false,
    proposal: null,
    previousRole: null,
    fromTeam: null,
    toTeam: null,
    account: null,
    reason: null,
    evidence: null,
  }
  const noted = { number: 1, playerId: 'lumen', playerName: 'Lumen', at: 0, recordedAt: 0, by: 'Operator' }
  return { ...nothing, ...noted, undoes: null, undoneBy: null, ...more }
}

describe('undoing a change restores the player, two revisions later', () => {
  it('after a transfer, also out of a team and of a player without one', () => {
    fc.assert(
      fc.property(player, fc.option(team), moment, (before, toTeam, at) => {
        fc.pre(toTeam !== null || currentTeamOf(before) !== null)
        const after = transferPlayer(before, toTeam, at)
        expect(currentTeamOf(after)).toBe(toTeam)
        expect(after.memberships.filter(({ to }) => to === null)).toHaveLength(toTeam === null ? 0 : 1)
        const change = changeOf({ kind: 'TRANSFERRED', role: before.role, fromTeam: currentTeamOf(before), toTeam, at })
        expect(undoOnPlayer(after, change)).toEqual({ player: { ...before, revision: 9 } })
      }),
    )
  })

  it('after a new role and a new account', () => {
    fc.assert(
      fc.property(player, role, fc.option(account), (before, role, account) => {
        fc.pre(account === null || !before.accounts.some((own) => isSameAccount(own, account)))
        const after = updatePlayer(before, role, account)
        const previousRole = before.role === role ? null : before.role
        const change = changeOf({ kind: 'UPDATED', role, previousRole, account })
        expect(undoOnPlayer(after, change)).toEqual({ player: { ...before, revision: 9 } })
      }),
    )
  })
})

describe('undoing a change', () => {
  const lumen = proPlayerNamed('Lumen', 'ONE', { id: 'lumen', revision: 1 })

  it('restores the role that changed together with the team', () => {
    const after = { ...transferPlayer(lumen, 'TWO', 5), role: 'TOP' } as const
    const change = changeOf({ kind: 'TRANSFERRED', role: 'TOP', previousRole: 'MID', fromTeam: 'ONE', toTeam: 'TWO' })
    expect(undoOnPlayer(after, change)).toEqual({ player: { ...lumen, revision: 3 } })
    expect(undoOnPlayer({ ...after, role: 'SUP' }, change)).toBeNull()
  })

  it('removes an added player', () => {
    expect(undoOnPlayer(lumen, changeOf({ kind: 'ADDED', role: 'MID', toTeam: 'ONE' }))).toEqual({ player: null })
  })

  it('is impossible when the player changed afterwards', () => {
    const transferred = changeOf({ kind: 'TRANSFERRED', role: 'MID', fromTeam: 'TRI', toTeam: 'ONE' })
    expect(undoOnPlayer(lumen, { ...transferred, toTeam: 'TWO' })).toBeNull()
    expect(undoOnPlayer(lumen, transferred)).toBeNull()
    expect(undoOnPlayer(lumen, changeOf({ kind: 'UPDATED', role: 'TOP', previousRole: 'MID' }))).toBeNull()
    expect(undoOnPlayer(lumen, changeOf({ kind: 'REMOVED', role: 'MID', fromTeam: 'ONE' }))).toBeNull()
  })
})
