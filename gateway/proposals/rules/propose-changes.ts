import { foldRiotId } from '../../accounts/rules/riot-id.ts'
import { currentTeamOf, type ProPlayer, proSlugOf } from '../../rosters/rules/pro-scene.ts'
import type { Provenance } from '../../rosters/rules/provenance.ts'
import { latestOf, toRosterDate } from '../../rosters/rules/roster-date.ts'
import type { WikiCareer } from './index-reading.ts'
import { areIncomparable, foldUrl } from './link-forms.ts'
import { newestDate } from './newest-date.ts'
import { type Claim, LEAGUEPEDIA, type ProposalDraft, toPageUrl } from './proposal.ts'
import type { WikiAccount, WikiLink, WikiPlayer } from './reading.ts'
import { listTeamClaims } from './team-claims.ts'
import type { indexTeamNames } from './team-names.ts'

interface KnownPlayer {
  readonly observedAt: number
  readonly wikiPlayer: WikiPlayer
  readonly career: WikiCareer
  readonly player: ProPlayer
  readonly findTeam: ReturnType<typeof indexTeamNames>
  readonly findOwner: (account: WikiAccount) => ProPlayer | null
}

/** Proposes how the rosters should change for a player who is in them. */
export function proposeChanges(known: KnownPlayer): readonly ProposalDraft[] {
  const { wikiPlayer, player } = known
  const isOver = wikiPlayer.isRetired && wikiPlayer.team === null
  return [
    ...(isOver ? proposeRetirement(known) : proposeTeam(known)),
    ...proposeRole(known),
    ...proposeCountry(known),
    ...(proSlugOf(wikiPlayer.name) === proSlugOf(player.name) ? [] : [proposeRename(known)]),
    ...wikiPlayer.accounts.flatMap((account) => proposeAccount(known, account)),
    // Of several links to one site the first counts: two would replace each other in turn.
    ...[...new Map(wikiPlayer.links.toReversed().map((link) => [link.kind, link])).values()].flatMap((link) =>
      proposeLink(known, link),
    ),
  ]
}

function draft(
  { observedAt, wikiPlayer, player }: KnownPlayer,
  aspect: string,
  own: Partial<ProposalDraft> & Pick<ProposalDraft, 'kind' | 'before' | 'after'>,
): ProposalDraft {
  return {
    question: `player ${player.id} ${aspect}`,
    playerId: player.id,
    playerName: player.name,
    page: wikiPlayer.page,
    team: currentTeamOf(player),
    date: null,
    newest: null,
    url: toPageUrl(wikiPlayer.page),
    claims: [],
    role: null,
    country: null,
    substitute: false,
    links: [],
    accounts: [],
    observedAt,
    ...own,
  }
}

/** Facts of the rosters, as a claim among others. */
function storedClaim(value: string | null, { sources, asOf }: Provenance): Claim {
  return { value, by: 'ROSTERS', sources, url: null, date: asOf }
}

function pageClaim({ wikiPlayer }: KnownPlayer, value: string | null): Claim {
  return { value, by: 'PLAYER_PAGE', sources: [], url: toPageUrl(wikiPlayer.page), date: null }
}

/** True for a fact that other sources than the wiki support. */
function hasOtherSources({ sources }: Provenance): boolean {
  return sources.length > 0 && !sources.includes(LEAGUEPEDIA)
}

function proposeTeam(known: KnownPlayer): readonly ProposalDraft[] {
  const { wikiPlayer, career, player, findTeam } = known
  const claims = listTeamClaims(wikiPlayer, career, findTeam)
  const current = currentTeamOf(player)
  const last = player.memberships.at(-1)
  const values = new Set(claims.map(({ value }) => value))
  return [...values]
    .filter((value) => value !== current)
    .map((value) => {
      const support = claims.filter((claim) => claim.value === value)
      const date = support.find(({ by }) => by === 'TENURE' || by === 'ROSTER_CHANGE')?.date ?? null
      const isDoubtful =
        values.size > 1 ||
        (last !== undefined && (date === null ? hasOtherSources(last.provenance) : isNewer(last, date)))
      const stored = last === undefined ? [] : [storedClaim(current, last.provenance)]
      return draft(known, 'team', {
        kind: value === null ? 'LEFT' : 'JOINED',
        team: value ?? current,
        before: current,
        after: value,
        date,
        newest: newestDate(support),
        url: support[0]?.url ?? toPageUrl(wikiPlayer.page),
        claims: isDoubtful ? [...stored, ...claims] : [],
        substitute: value !== null && wikiPlayer.isSubstitute,
      })
    })
}

/** True when the rosters have a newer date for a membership than that of a move. */
function isNewer({ from, to, provenance }: ProPlayer['memberships'][number], date: string): boolean {
  const asOf = provenance.asOf === null ? -Infinity : latestOf(toRosterDate(provenance.asOf))
  return Math.max(asOf, to ?? from ?? -Infinity) > latestOf(toRosterDate(date))
}

function proposeRetirement(known: KnownPlayer): readonly ProposalDraft[] {
  const { player, career } = known
  if (player.retired) return []
  const current = currentTeamOf(player)
  const ends = [
    ...career.tenures.map(({ to }) => to),
    ...career.moves.filter(({ direction }) => direction === 'LEAVE').map((move) => move.date),
  ]
  const date = newestDate(ends.map((end) => ({ ...pageClaim(known, null), date: end })))
  const last = player.memberships.at(-1)
  const isDoubtful = last !== undefined && current !== null && date !== null && isNewer(last, date)
  return [
    draft(known, 'retired', {
      kind: 'RETIRED',
      before: current,
      after: null,
      date: current === null ? null : date,
      newest: date,
      claims: isDoubtful ? [storedClaim(current, last.provenance), { ...pageClaim(known, null), date }] : [],
    }),
  ]
}

function proposeRole(known: KnownPlayer): readonly ProposalDraft[] {
  const { wikiPlayer, career, player } = known
  const place = career.places[0]
  const claims: readonly Claim[] = [
    ...(wikiPlayer.role === null ? [] : [pageClaim(known, wikiPlayer.role)]),
    ...(place === undefined
      ? []
      : [
          {
            value: place.role,
            by: 'TOURNAMENT_ROSTER' as const,
            sources: [],
            url: toPageUrl(place.tournament),
            date: place.startsOn,
          },
        ]),
  ]
  const values = new Set([wikiPlayer.role, place?.role ?? null].filter((role) => role !== null))
  const isDoubtful = values.size > 1 || hasOtherSources(player.provenance)
  return [...values]
    .filter((role) => role !== player.role && !player.otherRoles.includes(role))
    .map((role) => {
      const support = claims.filter(({ value }) => value === role)
      return draft(known, 'role', {
        kind: 'ROLE',
        before: player.role,
        after: role,
        role,
        newest: newestDate(support),
        url: support[0]?.url ?? toPageUrl(wikiPlayer.page),
        claims: isDoubtful ? [storedClaim(player.role, player.provenance), ...claims] : [],
      })
    })
}

function proposeCountry(known: KnownPlayer): readonly ProposalDraft[] {
  const { wikiPlayer, player } = known
  if (wikiPlayer.country === null || wikiPlayer.country === player.country) return []
  const isDoubtful = player.country !== null && hasOtherSources(player.provenance)
  return [
    draft(known, 'country', {
      kind: 'COUNTRY',
      before: player.country,
      after: wikiPlayer.country,
      country: wikiPlayer.country,
      claims: isDoubtful ? [storedClaim(player.country, player.provenance), pageClaim(known, wikiPlayer.country)] : [],
    }),
  ]
}

function proposeRename(known: KnownPlayer): ProposalDraft {
  const { wikiPlayer, player } = known
  return draft(known, 'name', { kind: 'RENAMED', before: player.name, after: wikiPlayer.name })
}

/** Of an account that the rosters give to another player, the claims name the owners. */
function proposeAccount(known: KnownPlayer, account: WikiAccount): readonly ProposalDraft[] {
  const { player, findOwner } = known
  const owner = findOwner(account)
  if (owner?.id === player.id) return []
  const provenance = owner?.accounts.find((each) => foldRiotId(each) === foldRiotId(account))?.provenance
  return [
    draft(known, `account ${account.platform} ${foldRiotId(account)}`, {
      kind: 'ACCOUNT',
      before: null,
      after: `${account.gameName}#${account.tagLine}`,
      accounts: [account],
      claims:
        owner === null || provenance === undefined
          ? []
          : [storedClaim(owner.name, provenance), pageClaim(known, player.name)],
    }),
  ]
}

function proposeLink(known: KnownPlayer, link: WikiLink): readonly ProposalDraft[] {
  const own = known.player.links.filter(({ kind }) => kind === link.kind)
  const isSame = ({ url, handle }: WikiLink) =>
    handle === null || link.handle === null
      ? foldUrl(url) === foldUrl(link.url) || areIncomparable(url, link.url)
      : handle.toLowerCase() === link.handle.toLowerCase()
  const isKnown = own.some(isSame)
  if (isKnown) return []
  // Of several links to one site none is replaced.
  const [only] = own.length === 1 ? own : []
  const isDoubtful = only !== undefined && hasOtherSources(only.provenance)
  return [
    draft(known, `link ${link.kind}`, {
      kind: 'LINK',
      before: only?.url ?? null,
      after: link.url,
      links: [link],
      claims: isDoubtful ? [storedClaim(only.url, only.provenance), pageClaim(known, link.url)] : [],
    }),
  ]
}
