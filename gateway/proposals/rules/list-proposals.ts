import type { ProSceneView } from '../../rosters/rules/pro-scene-view.ts'
import { proSlugOf } from '../../rosters/rules/pro-scene.ts'
import { compareText } from '../../shared/compare-text.ts'
import type { Forgotten } from '../../suppression/rules/forgotten.ts'
import { indexOwners } from './account-owners.ts'
import { indexReading } from './index-reading.ts'
import { matchPlayers } from './match-players.ts'
import { PROPOSAL_KINDS } from './proposal-kind.ts'
import { type ProposalDraft, placeOfTeam } from './proposal.ts'
import { proposeChanges } from './propose-changes.ts'
import { proposeNewPlayer } from './propose-new-player.ts'
import type { Reading, WikiPlayer } from './reading.ts'
import { listTeamsOf } from './team-claims.ts'
import { indexTeamNames } from './team-names.ts'

export interface ProposalList {
  /** In the order of the queue. */
  readonly proposals: readonly ProposalDraft[]
  /** Names of teams in the rosters of tournaments that are not here. */
  readonly unknownTeams: readonly string[]
  readonly ambiguous: number
}

/** Compares what a round has read with the rosters. Says nothing about people who asked to be removed. */
export function listProposals(reading: Reading, scene: ProSceneView, forgotten: Forgotten): ProposalList {
  const findTeam = indexTeamNames(scene.everyTeam)
  const findCareer = indexReading(reading)
  const read = [...new Map(reading.players.map((player) => [player.page, player])).values()]
    .filter((person) => !isForgotten(person, findCareer(person.page).names, forgotten))
    .map((person) => ({ ...person, accounts: person.accounts.filter((each) => !forgotten.hasRiotId(each)) }))
  const readByPage = new Map(read.map((person) => [person.page, person]))
  const { byPage, unknown, ambiguous } = matchPlayers({
    players: scene.players,
    read,
    namesOf: (page) => findCareer(page).names,
    teamsOf: memoized((page) => {
      const person = readByPage.get(page)
      return person === undefined ? new Set<string>() : listTeamsOf(person, findCareer(page), findTeam)
    }),
  })
  const findOwner = indexOwners(scene.players)
  const context = { observedAt: reading.observedAt, findTeam, findOwner }
  const proposals = read.flatMap((person) => {
    const career = findCareer(person.page)
    const player = byPage.get(person.page)
    if (player !== undefined) return proposeChanges({ ...context, wikiPlayer: person, career, player })
    return unknown.has(person.page) ? proposeNewPlayer({ ...context, wikiPlayer: person, career }) : []
  })
  const teams = new Set(reading.rosters.filter(({ team }) => findTeam(team) === null).map(({ team }) => team))
  return { proposals: inOrder(proposals, scene), unknownTeams: [...teams].toSorted(), ambiguous }
}

function isForgotten({ name, page }: WikiPlayer, names: readonly string[], forgotten: Forgotten): boolean {
  return [name, page, ...names].some((each) => forgotten.hasName(proSlugOf(each)))
}

/** Orders proposals by team, then by player and kind. */
export function inOrder<T extends Pick<ProposalDraft, 'team' | 'playerName' | 'kind' | 'after'>>(
  proposals: readonly T[],
  scene: Pick<ProSceneView, 'everyTeam'>,
): readonly T[] {
  return proposals
    .map((proposal) => ({ proposal, place: placeOfTeam(proposal.team, scene) }))
    .toSorted(
      (a, b) =>
        a.place - b.place ||
        compareText(proSlugOf(a.proposal.playerName), proSlugOf(b.proposal.playerName)) ||
        PROPOSAL_KINDS.indexOf(a.proposal.kind) - PROPOSAL_KINDS.indexOf(b.proposal.kind) ||
        compareText(a.proposal.after ?? '', b.proposal.after ?? ''),
    )
    .map(({ proposal }) => proposal)
}

function memoized<T>(compute: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = compute(key)
    known.set(key, value)
    return value
  }
}
