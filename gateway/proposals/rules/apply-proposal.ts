import { foldRiotId } from '../../accounts/rules/riot-id.ts'
import { endLastSometime, findMembershipProblems, hasEnded, membershipIn } from '../../rosters/rules/memberships.ts'
import {
  currentTeamOf,
  type Membership,
  type ProAccount,
  type ProLink,
  type ProPlayer,
  playerSlugOf,
  proSlugOf,
} from '../../rosters/rules/pro-scene.ts'
import type { RosterChange } from '../../rosters/rules/roster-change.ts'
import { type RosterDate, toRosterDate } from '../../rosters/rules/roster-date.ts'
import { blankPlayer, newAccount, type Replaceable, replaceableOf } from '../../rosters/rules/roster-edit.ts'
import { LEAGUEPEDIA, provenanceOf, type RosterProposal } from './proposal.ts'
import type { WikiAccount } from './reading.ts'

/** A player after an accepted proposal, and what the ledger says about it. */
export interface AppliedProposal {
  readonly player: ProPlayer
  readonly kind: RosterChange['kind']
  readonly fromTeam: string | null
  readonly toTeam: string | null
  /** Time from which the change counts, in milliseconds since 1970; null when no exact date is known. */
  readonly at: number | null
  /** Account that the player gains; null for none. */
  readonly account: ProAccount | null
  readonly replaced: RosterChange['replaced']
}

/** Returns what the rosters say about the question of a proposal, in its terms: it applies only while that is its `before`. */
export function presentOf(player: ProPlayer, { kind, accounts, links }: RosterProposal): string | null {
  switch (kind) {
    case 'JOINED':
    case 'LEFT':
    case 'RETIRED':
      return currentTeamOf(player)
    case 'NEW_PLAYER':
      return player.name
    case 'ROLE':
      return player.role
    case 'COUNTRY':
      return player.country
    case 'RENAMED':
      return player.name
    case 'ACCOUNT':
      return player.accounts.some((own) => accounts.some((each) => isSame(own, each))) ? player.name : null
    case 'LINK': {
      const own = player.links.filter((link) => link.kind === links[0]?.kind)
      return own.length === 1 ? (own[0]?.url ?? null) : null
    }
    default:
      return kind satisfies never
  }
}

function isSame(own: ProAccount, account: WikiAccount): boolean {
  const folded = foldRiotId(account)
  return own.platform === account.platform && (foldRiotId(own) === folded || own.earlierRiotIds.includes(folded))
}

/** Applies a proposal to a player for whom {@link presentOf} is its `before`. The revision of the player grows. */
export function applyProposal(player: ProPlayer, proposal: RosterProposal): AppliedProposal {
  const unmoved = { kind: 'UPDATED', fromTeam: null, toTeam: null, at: null, account: null } as const
  if (proposal.kind === 'ACCOUNT') {
    const [account = null] = toAccounts(proposal)
    const accounts = account === null ? player.accounts : [...player.accounts, account]
    return { ...unmoved, player: { ...player, accounts, revision: player.revision + 1 }, account, replaced: null }
  }
  const move = proposal.date === null ? null : toRosterDate(proposal.date)
  const next = { ...player, ...toReplacement(player, proposal, move), revision: player.revision + 1 }
  const [fromTeam, toTeam] = [currentTeamOf(player), currentTeamOf(next)]
  const replaced = { before: replaceableOf(player), after: replaceableOf(next) }
  // The feed of transfers has moves with an exact date only, as for roster files.
  const isExact = fromTeam !== toTeam && move?.within === null && lastMomentOf(next) === move.at
  return isExact
    ? { ...unmoved, kind: 'TRANSFERRED', player: next, fromTeam, toTeam, at: move.at, replaced }
    : { ...unmoved, player: next, replaced }
}

/** Returns a new player as a proposal describes them. A key distinguishes them from another player with the name. */
export function playerFrom(
  proposal: RosterProposal,
  { id, key, revision }: Pick<ProPlayer, 'id' | 'key' | 'revision'>,
): AppliedProposal {
  const { playerName: name, role, country, team, date, substitute, links } = proposal
  const from = date === null ? null : toRosterDate(date)
  const provenance = provenanceOf(proposal)
  const blank = blankPlayer({ id, name, role: role ?? 'MID', revision })
  const player: ProPlayer = {
    ...blank,
    key,
    slug: playerSlugOf({ name, key }),
    country,
    memberships:
      team === null
        ? []
        : [membershipIn(team, { from: from?.at ?? null, fromWithin: from?.within ?? null, substitute, provenance })],
    accounts: toAccounts(proposal),
    links: links.map((link) => ({ ...link, provenance })),
    provenance,
  }
  const at = from?.within === null ? from.at : null
  return { player, kind: 'ADDED', fromTeam: null, toTeam: team, at, account: null, replaced: null }
}

function toReplacement(player: ProPlayer, proposal: RosterProposal, date: RosterDate | null): Partial<Replaceable> {
  switch (proposal.kind) {
    case 'JOINED':
      return { retired: false, memberships: [...joinTeam(player.memberships, proposal, date)] }
    case 'LEFT':
      return { memberships: [...endAt(player.memberships, date)] }
    case 'RETIRED':
      return { retired: true, memberships: [...endAt(player.memberships, date)] }
    case 'ROLE':
      return proposal.role === null ? {} : { role: proposal.role, provenance: withLeaguepedia(player) }
    case 'COUNTRY':
      return { country: proposal.after, provenance: withLeaguepedia(player) }
    case 'RENAMED': {
      const name = proposal.after ?? player.name
      const former = player.formerNames.filter((each) => proSlugOf(each) !== proSlugOf(name))
      const slug = playerSlugOf({ name, key: player.key })
      return { name, slug, formerNames: [...former, player.name], provenance: withLeaguepedia(player) }
    }
    case 'LINK':
      return { links: replaceLink(player.links, proposal) }
    case 'ACCOUNT':
    case 'NEW_PLAYER':
      return {}
    default:
      return proposal.kind satisfies never
  }
}

/** Facts of the player themselves share a provenance: the wiki becomes one of its sources. */
function withLeaguepedia({ provenance: { sources, asOf } }: ProPlayer): ProPlayer['provenance'] {
  return { sources: sources.includes(LEAGUEPEDIA) ? sources : [...sources, LEAGUEPEDIA], asOf }
}

/** Ends the last membership at a date; at an unknown one when there is none, or when the date is before its start. */
function endAt(memberships: readonly Membership[], date: RosterDate | null): readonly Membership[] {
  const last = memberships.at(-1)
  if (last === undefined || hasEnded(last) || date === null) return endLastSometime(memberships)
  const ended = [...memberships.slice(0, -1), { ...last, to: date.at, toWithin: date.within, endUnknown: false }]
  return findMembershipProblems(ended).length === 0 ? ended : endLastSometime(memberships)
}

/** Without a possible date, the new membership has an unknown start. */
function joinTeam(
  memberships: readonly Membership[],
  proposal: RosterProposal,
  date: RosterDate | null,
): readonly Membership[] {
  const { after, substitute } = proposal
  if (after === null) return memberships
  const more = { substitute, provenance: provenanceOf(proposal) }
  const undated = [...endLastSometime(memberships), membershipIn(after, more)]
  if (date === null) return undated
  const dated = [...endAt(memberships, date), membershipIn(after, { ...more, from: date.at, fromWithin: date.within })]
  return findMembershipProblems(dated).length === 0 ? dated : undated
}

function lastMomentOf({ memberships }: ProPlayer): number | null {
  const last = memberships.at(-1)
  if (last === undefined) return null
  return hasEnded(last) ? last.to : last.from
}

function replaceLink(links: readonly ProLink[], proposal: RosterProposal): readonly ProLink[] {
  const [link] = proposal.links
  if (link === undefined) return links
  const added = { ...link, provenance: provenanceOf(proposal) }
  const index = links.findIndex(({ url }) => url === proposal.before)
  return index === -1 ? [...links, added] : links.with(index, added)
}

/** The wiki is one source, and Riot has to confirm the accounts. */
function toAccounts(proposal: RosterProposal): readonly ProAccount[] {
  return proposal.accounts.map((account) => ({
    ...newAccount(account),
    grade: 'C' as const,
    provenance: provenanceOf(proposal),
  }))
}
