import type { ProPlayer } from '../../rosters/rules/pro-scene.ts'
import type { WikiCareer } from './index-reading.ts'
import { newestDate } from './newest-date.ts'
import { type ProposalDraft, toPageUrl } from './proposal.ts'
import type { WikiAccount, WikiPlayer } from './reading.ts'
import { listTeamClaims } from './team-claims.ts'
import type { indexTeamNames } from './team-names.ts'

interface UnknownPlayer {
  readonly observedAt: number
  readonly wikiPlayer: WikiPlayer
  readonly career: WikiCareer
  readonly findTeam: ReturnType<typeof indexTeamNames>
  readonly findOwner: (account: WikiAccount) => ProPlayer | null
}

/** Proposes a person who plays in a team of the rosters and is not in them: once for each team that the wiki names. */
export function proposeNewPlayer({
  observedAt,
  wikiPlayer,
  career,
  findTeam,
  findOwner,
}: UnknownPlayer): readonly ProposalDraft[] {
  const { page, name, country, links } = wikiPlayer
  const role = wikiPlayer.role ?? career.places[0]?.role ?? null
  if (wikiPlayer.isRetired || role === null) return []
  const claims = listTeamClaims(wikiPlayer, career, findTeam)
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
      substitute: wikiPlayer.isSubstitute,
      links,
      accounts: wikiPlayer.accounts.filter((account) => findOwner(account) === null),
      observedAt,
    }
  })
}
