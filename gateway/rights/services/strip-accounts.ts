import { accountIdsCollection } from '../../accounts/collections/account-ids.ts'
import { accountKeyOf, accountsCollection } from '../../accounts/collections/accounts.ts'
import { riotIdsCollection } from '../../accounts/collections/riot-ids.ts'
import { accountChecksCollection } from '../../active-games/collections/account-checks.ts'
import { activeGamesCollection } from '../../active-games/collections/active-games.ts'
import { endedMatchesCollection } from '../../active-games/collections/ended-matches.ts'
import { legacyProGamesCollection } from '../../active-games/collections/legacy-pro-games.ts'
import type { ActiveParticipant } from '../../active-games/rules/active-game.ts'
import { ladderBaselinesCollection, toBaseline } from '../../ladders/collections/ladder-baselines.ts'
import { ladderChunksCollection } from '../../ladders/collections/ladder-chunks.ts'
import { PERSON_KEY_LENGTH } from '../../matches/collections/person-key.ts'
import { viewersCollection } from '../../people/collections/viewers.ts'
import type { Subject } from '../../people/rules/follow.ts'
import { pushSubscriptionsCollection } from '../../push/collections/push-subscriptions.ts'
import { proSlugOf } from '../../rosters/rules/pro-scene.ts'
import type { Forgotten } from '../../suppression/rules/forgotten.ts'
import { webhooksCollection } from '../../webhooks/collections/webhooks.ts'
import { claimedPagesCollection } from '../collections/claimed-pages.ts'
import { pageClaimsCollection } from '../collections/page-claims.ts'
import { personRequestsCollection } from '../collections/person-requests.ts'
import { keep, keepEntries, type Strip, stripValue } from './stripping.ts'

/** Stands for the key of a forgotten person. */
const NO_PERSON = '-'.repeat(PERSON_KEY_LENGTH)

const EACH_KEY = new RegExp(`.{${PERSON_KEY_LENGTH}}`, 'g')

/** For documents whose id is that of an account. */
export const stripByAccount: Strip = (data, forgotten, id) => {
  const key = accountKeyOf(id)
  return key !== null && forgotten.hasPuuid(key.puuid) ? null : data
}

export const stripAccountId: Strip = (data, forgotten, id) =>
  stripByAccount(data, forgotten, id) === null ? null : stripMoved(data, forgotten, id)

const stripMoved = stripValue(accountIdsCollection, (moved, forgotten) =>
  forgotten.hasPuuid(moved.puuid) ? null : moved,
)

export const stripAccount = stripValue(accountsCollection, (account, forgotten) =>
  forgotten.hasPuuid(account.puuid) || forgotten.hasRiotId(account) ? null : account,
)

export const stripRiotId = stripValue(riotIdsCollection, (record, forgotten, id) =>
  forgotten.hasPuuid(record.puuid) || forgotten.hasFoldedRiotId(id) ? null : record,
)

export const stripChecks = stripValue(accountChecksCollection, (checks, forgotten) => {
  const accounts = keepEntries(checks.accounts, (puuid) => !forgotten.hasPuuid(puuid))
  return accounts === checks.accounts ? checks : { accounts }
})

/** A forgotten player sits there like one who hides their name. A game in which no other pro plays is left out. */
export const stripActiveGame = stripValue(activeGamesCollection, (item, forgotten) => {
  const pros = keep(item.pros, ({ puuid, playerId }) => !forgotten.hasPuuid(puuid) && !forgotten.hasPlayer(playerId))
  const participants = item.game.participants.map((seat) => hideSeat(seat, forgotten))
  const isSame = pros === item.pros && participants.every((seat, index) => seat === item.game.participants[index])
  if (isSame) return item
  return pros.length === 0 ? null : { ...item, pros, game: { ...item.game, participants } }
})

/** Returns the same seat unless a forgotten person sits in it. */
export function hideSeat(seat: ActiveParticipant, forgotten: Forgotten): ActiveParticipant {
  if (!(seat.puuid !== null && forgotten.hasPuuid(seat.puuid)) && !forgotten.hasRiotId(seat)) return seat
  return { ...seat, kind: 'HIDDEN', puuid: null, gameName: '', tagLine: '', profileIconId: 0 }
}

export const stripLegacyProGame = stripValue(legacyProGamesCollection, (game, forgotten) => {
  const isForgotten =
    forgotten.hasPuuid(game.account.puuid) ||
    forgotten.hasRiotId(game.account) ||
    forgotten.hasName(proSlugOf(game.player.player))
  if (isForgotten) return null
  const puuid = keep(game.player.puuid, (one) => !forgotten.hasPuuid(one))
  return puuid === game.player.puuid ? game : { ...game, player: { ...game.player, puuid } }
})

export const stripEndedMatch = stripValue(endedMatchesCollection, (match, forgotten) =>
  forgotten.hasPuuid(match.puuid) ? null : match,
)

/** A rank stays in the ladder until its next version, without the player. */
export const stripLadderChunk = stripValue(ladderChunksCollection, (chunk, forgotten) => {
  const entries = chunk.entries.map((entry) => {
    const { puuid, gameName, tagLine } = entry
    const isNamed = gameName !== null && tagLine !== null && forgotten.hasRiotId({ gameName, tagLine })
    if (!isNamed && !forgotten.hasPuuid(puuid)) return entry
    return { ...entry, puuid: '', gameName: null, tagLine: null, namedAt: 0 }
  })
  return entries.every((entry, index) => entry === chunk.entries[index]) ? chunk : { ...chunk, entries }
})

/** Others keep their ranks. */
export const stripLadderBaseline = stripValue(ladderBaselinesCollection, (baseline, forgotten) => {
  const keys = baseline.players.match(EACH_KEY) ?? []
  const left = keys.map((key) => (forgotten.hasPersonKey(key) ? NO_PERSON : key))
  return left.every((key, index) => key === keys[index]) ? baseline : toBaseline(left)
})

export const stripViewer = stripValue(viewersCollection, (viewer, forgotten) => {
  const isKept = ({ kind, id }: Subject) =>
    kind === 'Account' ? !isForgottenAccount(id, forgotten) : kind !== 'ProPlayer' || !forgotten.hasPlayer(id)
  const follows = viewer.follows.filter(isKept)
  const accounts = viewer.accounts.filter((id) => !isForgottenAccount(id, forgotten))
  const isSame = follows.length === viewer.follows.length && accounts.length === viewer.accounts.length
  return isSame ? viewer : { ...viewer, follows, accounts }
})

/** A webhook about forgotten people alone stays, and receives nothing about others. */
export const stripWebhook = stripValue(webhooksCollection, (webhook, forgotten) => {
  const { pros } = webhook
  const accounts = keep(webhook.accounts, (id) => !isForgottenAccount(id, forgotten))
  const players = keep(pros?.players ?? [], (id) => !forgotten.hasPlayer(id))
  if (pros === null || players === pros.players)
    return accounts === webhook.accounts ? webhook : { ...webhook, accounts }
  return { ...webhook, accounts, pros: { ...pros, players } }
})

export const stripPushSubscription = stripValue(pushSubscriptionsCollection, (subscription, forgotten) => {
  const accounts = keep(subscription.accounts, (id) => !isForgottenAccount(id, forgotten))
  const players = keep(subscription.players, (id) => !forgotten.hasPlayer(id))
  const isSame = accounts === subscription.accounts && players === subscription.players
  return isSame ? subscription : { ...subscription, accounts, players }
})

function isForgottenAccount(id: string, forgotten: Forgotten): boolean {
  const key = accountKeyOf(id)
  return key !== null && forgotten.hasPuuid(key.puuid)
}

export const stripPersonRequest = stripValue(personRequestsCollection, (request, forgotten) => {
  const { subject } = request
  if (subject.kind === 'account')
    return forgotten.hasPuuid(subject.puuid) || forgotten.hasRiotId(subject) ? null : request
  return forgotten.hasPlayer(subject.playerId) || forgotten.hasName(proSlugOf(subject.name)) ? null : request
})

export const stripPageClaim = stripValue(pageClaimsCollection, (claim, forgotten) =>
  forgotten.hasPuuid(claim.puuid) || (claim.playerId !== null && forgotten.hasPlayer(claim.playerId)) ? null : claim,
)

export const stripClaimedPage = stripValue(claimedPagesCollection, (page, forgotten) =>
  forgotten.hasPuuid(page.puuid) || forgotten.hasPlayer(page.playerId) ? null : page,
)
