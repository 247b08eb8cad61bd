import type { RiotId } from '../../accounts/rules/riot-id.ts'
import { stampedAccountsCollection } from '../../matches/collections/stamped-accounts.ts'
import { rosterProposalsCollection } from '../../proposals/collections/roster-proposals.ts'
import { idempotencyKeysCollection } from '../../rosters/collections/idempotency-keys.ts'
import { proClaimsCollection } from '../../rosters/collections/pro-claims.ts'
import { proPlayersCollection } from '../../rosters/collections/pro-players.ts'
import { proTeamsCollection } from '../../rosters/collections/pro-teams.ts'
import { rosterChangesCollection } from '../../rosters/collections/roster-changes.ts'
import { trackedHistoriesCollection } from '../../rosters/collections/tracked-histories.ts'
import { proSlugOf } from '../../rosters/rules/pro-scene.ts'
import { participationsCollection } from '../../statistics/collections/participations.ts'
import { channelEventsCollection } from '../../streams/collections/channel-events.ts'
import { liveStreamsCollection } from '../../streams/collections/legacy-live-streams.ts'
import { streamsCollection } from '../../streams/collections/streams.ts'
import type { Forgotten } from '../../suppression/rules/forgotten.ts'
import { keep, keepEntries, stripValue } from './stripping.ts'

export const stripProPlayer = stripValue(proPlayersCollection, (player, forgotten) => {
  const names = [player.slug, ...player.formerNames.map(proSlugOf)]
  if (forgotten.hasPlayer(player.id) || names.some((slug) => forgotten.hasName(slug))) return null
  const accounts = keep(player.accounts, (account) => !isForgottenAccount(account, forgotten))
  return accounts === player.accounts ? player : { ...player, accounts }
})

function isForgottenAccount(
  account: RiotId & { readonly puuid: string | null; readonly earlierRiotIds: readonly string[] },
  forgotten: Forgotten,
): boolean {
  return (
    (account.puuid !== null && forgotten.hasPuuid(account.puuid)) ||
    forgotten.hasRiotId(account) ||
    account.earlierRiotIds.some((folded) => forgotten.hasFoldedRiotId(folded))
  )
}

const NAME_CLAIM = 'name.'
const ACCOUNT_CLAIM = /^account\.[^.]+\./

export const stripProClaim = stripValue(proClaimsCollection, (claim, forgotten, id) => {
  const account = ACCOUNT_CLAIM.exec(id)?.[0]
  const isForgotten =
    forgotten.hasPlayer(claim.playerId) ||
    (id.startsWith(NAME_CLAIM) && forgotten.hasName(decodeURIComponent(id.slice(NAME_CLAIM.length)))) ||
    (account !== undefined && forgotten.hasFoldedRiotId(decodeURIComponent(id.slice(account.length))))
  return isForgotten ? null : claim
})

export const stripProTeam = stripValue(proTeamsCollection, (team, forgotten) => {
  const staff = keep(team.staff, ({ name }) => !forgotten.hasName(proSlugOf(name)))
  return staff === team.staff ? team : { ...team, staff }
})

export const stripRosterChange = stripValue(rosterChangesCollection, (change, forgotten) => {
  if (forgotten.hasPlayer(change.playerId) || forgotten.hasName(proSlugOf(change.playerName))) return null
  const isNamed = change.account !== null && isForgottenAccount(change.account, forgotten)
  return isNamed ? { ...change, account: null } : change
})

export const stripRosterProposal = stripValue(rosterProposalsCollection, (proposal, forgotten) => {
  const { kind, playerId, playerName, page, after } = proposal
  const names = [playerName, page, ...(kind === 'RENAMED' && after !== null ? [after] : [])]
  const isAbout =
    (playerId !== null && forgotten.hasPlayer(playerId)) || names.some((name) => forgotten.hasName(proSlugOf(name)))
  const accounts = keep(proposal.accounts, (account) => !forgotten.hasRiotId(account))
  if (isAbout || (kind === 'ACCOUNT' && accounts.length === 0)) return null
  return accounts === proposal.accounts ? proposal : { ...proposal, accounts }
})

export const stripUsedKey = stripValue(idempotencyKeysCollection, (used, forgotten) =>
  forgotten.hasPlayer(used.playerId) ? null : used,
)

export const stripTrackedHistories = stripValue(trackedHistoriesCollection, (histories, forgotten) => {
  const accounts = keepEntries(histories.accounts, (puuid) => !forgotten.hasPuuid(puuid))
  return accounts === histories.accounts ? histories : { accounts }
})

export const stripStampedAccounts = stripValue(stampedAccountsCollection, (stamped, forgotten) => {
  const players = keepEntries(
    stamped.players,
    (puuid, { playerId }) => !forgotten.hasPuuid(puuid) && !forgotten.hasPlayer(playerId),
  )
  const due = keep(stamped.due, (puuid) => !forgotten.hasPuuid(puuid))
  return players === stamped.players && due === stamped.due ? stamped : { players, due }
})

export const stripParticipation = stripValue(participationsCollection, (game, forgotten) =>
  forgotten.hasPlayer(game.playerId) ? null : game,
)

export const stripStream = stripValue(streamsCollection, (stream, forgotten) =>
  forgotten.hasPlayer(stream.playerId) ? null : stream,
)

export const stripChannelEvent = stripValue(channelEventsCollection, (event, forgotten) => {
  const playerIds = keep(event.playerIds, (id) => !forgotten.hasPlayer(id))
  if (playerIds.length === 0) return null
  return playerIds === event.playerIds ? event : { ...event, playerIds }
})

export const stripLiveStreams = stripValue(liveStreamsCollection, (streams, forgotten) =>
  keepEntries(streams, (_name, { player }) => !forgotten.hasName(proSlugOf(player))),
)
