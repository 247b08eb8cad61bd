import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyProposal, playerFrom, presentOf } from '../../gateway/proposals/rules/apply-proposal.ts'
import { listProposals } from '../../gateway/proposals/rules/list-proposals.ts'
import type { ProposalDraft, RosterProposal } from '../../gateway/proposals/rules/proposal.ts'
import type { Reading, WikiPlayer } from '../../gateway/proposals/rules/reading.ts'
import { findMembershipProblems } from '../../gateway/rosters/rules/memberships.ts'
import { PRO_ROLES } from '../../gateway/rosters/rules/pro-role.ts'
import { viewProScene } from '../../gateway/rosters/rules/pro-scene-view.ts'
import type { ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import { NO_ONE_FORGOTTEN } from '../../gateway/suppression/rules/forgotten.ts'
import { completed, proPlayerNamed } from '../support/rosters.ts'
import { runs } from '../support/runs.ts'
import { SCENE, TEAMS } from './proposals-world.ts'

const NAMES = ['Vesk', 'Oru', 'Tamlin', 'Pell', 'Iska']

const { leagues, teams } = completed({ leagues: SCENE.leagues ?? [], teams: SCENE.teams ?? [] })

const role = fc.constantFrom(...PRO_ROLES)
const country = fc.constantFrom('PL', 'KR', null)
const team = fc.constantFrom(...TEAMS)
const day = fc.constantFrom('2026-10-01', '2026-10-20', '2026-09', '2025')

const stored = fc
  .uniqueArray(fc.record({ name: fc.constantFrom(...NAMES), team, role, country, retired: fc.boolean() }), {
    selector: ({ name }) => name,
  })
  .map((players) =>
    players.map(({ name, team: code, ...more }) => {
      const player = proPlayerNamed(name, code, { ...more, country: more.country })
      return more.retired ? { ...player, memberships: [] } : player
    }),
  )

/** Of each person one page, on which all tables agree. */
const person = fc.record({
  name: fc.constantFrom(...NAMES),
  team: fc.option(team.map((code) => `Team ${code}`)),
  role: fc.option(role),
  country,
  isSubstitute: fc.boolean(),
  isRetired: fc.boolean(),
  account: fc.boolean(),
  link: fc.boolean(),
  from: fc.option(day),
})

const reading = fc.uniqueArray(person, { selector: ({ name }) => name }).map((people): Reading => {
  const players = people.map(({ account, link, ...each }): WikiPlayer => ({
    ...each,
    page: each.name,
    accounts: account ? [{ platform: 'EUW1', gameName: each.name, tagLine: 'EUW' }] : [],
    links: link ? [{ kind: 'X', url: `https://x.com/${each.name}`, handle: each.name }] : [],
  }))
  return {
    observedAt: Date.UTC(2026, 10, 1),
    tournaments: [],
    rosters: [],
    redirects: [],
    players,
    tenures: people.flatMap(({ name, team: of, from }) =>
      of === null || from === null ? [] : [{ player: name, team: of, from, to: null, isCurrent: true }],
    ),
    moves: [],
  }
})

function listFor(read: Reading, players: readonly ProPlayer[]): readonly ProposalDraft[] {
  return listProposals(read, viewProScene({ leagues, teams, players, events: [] }), NO_ONE_FORGOTTEN).proposals
}

function accept(players: readonly ProPlayer[], draft: ProposalDraft): readonly ProPlayer[] {
  const proposal: RosterProposal = { ...draft, state: 'PENDING', decidedBy: null, decidedAt: null }
  if (proposal.playerId === null) {
    const id = `new-${proposal.playerName}`
    return [...players, playerFrom(proposal, { id, key: null, revision: 1 }).player]
  }
  return players.map((player) => {
    if (player.id !== proposal.playerId) return player
    expect(presentOf(player, proposal)).toBe(proposal.before)
    return applyProposal(player, proposal).player
  })
}

it('a round over rosters in which all proposals are accepted proposes nothing, in any order of acceptance', () => {
  fc.assert(
    fc.property(stored, reading, fc.boolean(), (before, read, isReversed) => {
      const proposals = listFor(read, before)
      const after = (isReversed ? proposals.toReversed() : proposals).reduce(accept, before)
      expect(listFor(read, after)).toEqual([])
      expect(after.flatMap(({ memberships }) => findMembershipProblems(memberships))).toEqual([])
    }),
    { numRuns: runs({ sample: 100, all: 300 }) },
  )
})
