import type { ProPlayer } from '../../rosters/rules/pro-scene.ts'
import type { ReadPerson } from './index-reading.ts'
import { newestDate } from './newest-date.ts'
import { type ProposalDraft, toPageUrl } from './proposal.ts'
import type { ReadAccount, ReadPlayer } from './reading.ts'
import { listTeamClaims } from './team-claims.ts'
import type { indexTeamNames } from './team-names.ts'

interface Unknown {
  readonly observedAt: number
  readonly person: ReadPlayer
  readonly read: ReadPerson
  readonly findTeam: ReturnType<typeof indexTeamNames>
  readonly findOwner: (account: ReadAccount) => ProPlayer | null
}

/** Proposes a person who plays in a team of the rosters and is not in them: once for each team that the wiki names. */
export function proposeNewPlayer({ observedAt, person, read, findTeam, findOwner }: Unknown): readonly ProposalDraft[] {
  const { page, name, country, links } = person
  const role = person.role ?? read.places[0]?.role ?? null
  if (person.isRetired || role === null) return []
  const claims = listTeamClaims(person, read, findTeam)
  const teams = new Set(claims.flatMap(({ value }) => value ?? []))
  const areContradictory = new Set(claims.map(({ value }) => value)).size > 1
  return [...teams].map((team) => {
    const support = claims.filter(({ value }) => value === team)
    return {
      kind: 'NEW_PLAYER',
      question: `page ${page} team`,
      playerId: null,
      playerName: name,
      page,
      team,
      before: null,
      after: team,
      date: support.find(({ by }) => by === 'TENURE' || by === 'ROSTER_CHANGE')?.date ?? null,
      newest: newestDate(support),
      url: toPageUrl(page),
      claims: areContradictory ? [...claims] : [],
      role,
      country,
      substitute: person.isSubstitute,
      links,
      accounts: person.accounts.filter((account) => findOwner(account) === null),
      observedAt,
    }
  })
}
