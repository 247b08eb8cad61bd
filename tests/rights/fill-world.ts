import { accountIdsCollection } from '../../gateway/accounts/collections/account-ids.ts'
import { accountDocumentId } from '../../gateway/accounts/collections/accounts.ts'
import { createStoredAccounts } from '../../gateway/accounts/services/stored-accounts.ts'
import { accountChecksCollection } from '../../gateway/active-games/collections/account-checks.ts'
import { checkRequestsCollection } from '../../gateway/active-games/collections/check-requests.ts'
import { endedMatchesCollection } from '../../gateway/active-games/collections/ended-matches.ts'
import { legacyProGameId, legacyProGamesCollection } from '../../gateway/active-games/collections/legacy-pro-games.ts'
import type { ProGame } from '../../gateway/active-games/rules/pro-game.ts'
import { toLegacyProGame } from '../../gateway/active-games/workers/legacy-pro-game.ts'
import { JOURNAL_PROGRESS_ID, journalProgressCollection } from '../../gateway/journal/collections/journal-progress.ts'
import { createAccountWatches } from '../../gateway/journal/services/account-watches.ts'
import { openJournal } from '../../gateway/journal/services/journal.ts'
import { ladderBaselinesCollection, toBaseline } from '../../gateway/ladders/collections/ladder-baselines.ts'
import { ladderChunksCollection } from '../../gateway/ladders/collections/ladder-chunks.ts'
import { personKeyOf } from '../../gateway/matches/collections/person-key.ts'
import { createMatchRecorder } from '../../gateway/matches/services/record-match.ts'
import { rosterProposalsCollection } from '../../gateway/proposals/collections/roster-proposals.ts'
import { pushSubscriptionsCollection } from '../../gateway/push/collections/push-subscriptions.ts'
import { claimedPagesCollection } from '../../gateway/rights/collections/claimed-pages.ts'
import { openClaimsCollection } from '../../gateway/rights/collections/open-claims.ts'
import { pageClaimsCollection } from '../../gateway/rights/collections/page-claims.ts'
import { proTeamsCollection } from '../../gateway/rosters/collections/pro-teams.ts'
import { trackedHistoriesCollection } from '../../gateway/rosters/collections/tracked-histories.ts'
import { currentTeamOf } from '../../gateway/rosters/rules/pro-scene.ts'
import { regionOf } from '../../gateway/shared/region.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { type CollectionDefinition, openCollection } from '../../gateway/store/collection.ts'
import type { DocumentData } from '../../gateway/store/document-store.ts'
import { channelEventsCollection } from '../../gateway/streams/collections/channel-events.ts'
import { liveStreamsCollection } from '../../gateway/streams/collections/legacy-live-streams.ts'
import { webhooksCollection } from '../../gateway/webhooks/collections/webhooks.ts'
import { proposalAbout } from '../proposals/proposal-about.ts'
import { EDITOR, transferOf, written } from '../rosters/open-rosters.ts'
import { personOf } from '../support/persons.ts'
import { fetchProMatches } from '../support/statistics-world.ts'
import { storedAccount } from '../support/stored-account.ts'
import { formerPuuidOf, proOf, PROS, type RightsWorld } from './rights-world.ts'

/** Stores something about some pros in every collection with data about people. */
export async function fillWorld(world: RightsWorld): Promise<void> {
  await world.count(fetchProMatches(PROS.length, 4))
  await world.lookUp(PROS)
  for (const [index, account] of PROS.entries()) {
    await fillAccount(world, account)
    await fillPro(world, account, index)
  }
  await fillShared(world)
  // These are still to be counted.
  await createMatchRecorder(world.store).recordMatches(fetchProMatches(PROS.length, 20))
}

async function fillAccount(world: RightsWorld, account: WorldAccount): Promise<void> {
  const { riot, context } = world
  await context.accounts.findByRiotId(account, regionOf(account.platform))
  await context.ranks.fetchRanks(account)
  const { puuid, platform, gameName, tagLine } = account
  const formerId = accountDocumentId({ platform, puuid: formerPuuidOf(account) })
  await createStoredAccounts(world.store).update(account, () => ({ ids: [formerId] }))
  await put(world, accountIdsCollection, formerId, { platform, puuid })
  await context.masteries.findMasteries(storedAccount({ puuid, platform, gameName, tagLine, keyId: riot.keyId }))
}

async function fillPro(world: RightsWorld, account: WorldAccount, index: number): Promise<void> {
  const { context, clock, live } = world
  const { name } = proOf(account)
  const player = (await context.proScene.look()).findPlayerByName(name)
  if (player === null) throw new Error(`${name} is not in the rosters.`)
  const { channelId } = await live.putStream(player)
  await put(world, channelEventsCollection, `message-${index}`, {
    kind: 'OFFLINE',
    channelId: channelId ?? '',
    playerIds: [player.id],
    renamed: null,
    startedAt: null,
    described: null,
    sentAt: clock.now(),
  })
  const game = await live.putGame([player])
  await putCopy(world, game)
  await fillJournal(world, { playerId: player.id, name }, account)
  await context.personRequests.send({
    subject: { kind: 'player', playerId: player.id, name },
    wish: 'CORRECT',
    text: `The role of ${name} is wrong.`,
    contact: null,
    claim: null,
    idempotencyKey: `key-of-${index}`,
  })
  const accountId = accountDocumentId(account)
  const person = personOf(`person-${index}`)
  await context.viewers.follow(person, [
    { kind: 'ProPlayer', id: player.id },
    { kind: 'Account', id: accountId },
  ])
  await context.viewers.keepAccounts(person, [accountId])
  await put(world, webhooksCollection, `webhook-${index}`, {
    keyId: 'key',
    name: 'my channel',
    url: 'https://receiver.example/',
    format: 'JSON',
    locale: 'en',
    kinds: ['MATCH_FINISHED'],
    pros: { players: [player.id], teams: [], leagues: [] },
    accounts: [accountId],
    state: { kind: 'PAUSED' },
    round: 0,
    createdAt: clock.now(),
  })
  await put(world, pushSubscriptionsCollection, `push-${index}`, {
    endpoint: 'https://push.example/1',
    publicKey: 'key',
    authSecret: 'secret',
    locale: 'en',
    kinds: ['GAME_STARTED'],
    quietHours: null,
    timeZone: 'UTC',
    players: [player.id],
    teams: [],
    accounts: [accountId],
    person: null,
    since: 0,
    savedAt: clock.now(),
  })
  const moves = { fromTeam: currentTeamOf(player), toTeam: null, idempotencyKey: `key-of-${index}` }
  written(await context.rosters.transferProPlayer(EDITOR, transferOf(name, moves)))
  const claim = { platform: account.platform, puuid: account.puuid, playerId: player.id }
  await put(world, pageClaimsCollection, `claim-${index}`, {
    ...claim,
    iconId: 1,
    expiresAt: clock.now(),
    provenAt: null,
  })
  await put(world, openClaimsCollection, accountId, { claims: [{ id: `claim-${index}`, expiresAt: clock.now() }] })
  await put(world, claimedPagesCollection, player.id, { ...claim, claimedAt: clock.now() })
  await put(world, checkRequestsCollection, accountId, { ...account, observedAt: clock.now(), playedAt: null })
  await put(world, rosterProposalsCollection, `proposal-${index}`, proposalAbout(player.id, name))
  await put(world, endedMatchesCollection, `EUW1_${index}`, {
    matchId: `EUW1_${index}`,
    platform: account.platform,
    puuid: account.puuid,
    endedAt: clock.now(),
    tries: 0,
  })
}

interface JournalPro {
  readonly playerId: string
  readonly name: string
}

/** What the journal says about a pro and their account, and what it waits to say. */
async function fillJournal({ store, clock }: RightsWorld, pro: JournalPro, account: WorldAccount): Promise<void> {
  const now = clock.now()
  const { platform, puuid, gameName, tagLine } = account
  const owner = { platform, puuid, gameName, tagLine }
  const broadcast = { pro, login: 'channel', title: 'ranked', startedAt: now }
  const game = { pro, account: owner, matchId: `EUW1_${pro.playerId}`, queueId: 420, championId: 1 }
  const journal = openJournal(store)
  const progress = openCollection(store, journalProgressCollection)
  await store.transaction(async (transaction) => {
    const appender = await journal.in(transaction)
    const before = await progress.in(transaction).find(JOURNAL_PROGRESS_ID)
    appender.append({ kind: 'STREAM_STARTED', ...broadcast }, now)
    appender.append({ kind: 'GAME_STARTED', ...game }, now)
    appender.append({ kind: 'MATCH_FINISHED', account: owner, matchId: game.matchId }, now)
    appender.append({ kind: 'ROSTER_CHANGED', change: 1, pro, fromTeam: null, toTeam: null }, now)
    progress.in(transaction).set(JOURNAL_PROGRESS_ID, {
      streams: { ...before?.streams, [pro.playerId]: broadcast },
      games: { ...before?.games, [`${game.matchId}_${puuid}`]: game },
      ledger: 0,
    })
  })
  await createAccountWatches(store).watch([owner], now)
}

/** The copy of a game for older programs. */
async function putCopy(world: RightsWorld, { game, pros }: ProGame): Promise<void> {
  for (const pro of pros) {
    const copy = toLegacyProGame(game, pro, [pro.puuid])
    if (copy !== null) await put(world, legacyProGamesCollection, legacyProGameId(game.matchId, pro.puuid), copy)
  }
}

/** Documents that several people share. */
async function fillShared(world: RightsWorld): Promise<void> {
  const now = world.clock.now()
  const byPuuid = <T>(value: T) => Object.fromEntries(PROS.map(({ puuid }) => [puuid, value]))
  await put(world, accountChecksCollection, 'EUW1', {
    accounts: byPuuid({ state: 'NOT_IN_GAME', observedAt: now, matchId: null } as const),
  })
  await put(world, trackedHistoriesCollection, 'EUW1', {
    accounts: byPuuid({ listedAt: now, known: [], lastPlayedAt: null }),
  })
  const chunk = {
    ladder: 'EUW1_SOLO',
    fetchedAt: now,
    entries: PROS.map(({ puuid, gameName, tagLine }, index) => ({
      rank: index + 1,
      rankBefore: null,
      rankLastWeek: null,
      puuid,
      gameName,
      tagLine,
      namedAt: now,
      tier: 'CHALLENGER' as const,
      leaguePoints: 1000 - index,
      wins: 10,
      losses: 5,
      hotStreak: false,
      veteran: false,
      freshBlood: false,
      inactive: false,
    })),
  }
  await put(world, ladderChunksCollection, `EUW1_SOLO_${now}_0`, chunk)
  await put(world, ladderChunksCollection, `EUW1_SOLO_${now}_movers`, chunk)
  await put(
    world,
    ladderBaselinesCollection,
    `EUW1_SOLO_${now}`,
    toBaseline(PROS.map(({ puuid }) => personKeyOf(puuid))),
  )
  const entry = {
    team: '',
    region: '',
    role: 'MID',
    twitch: 'one',
    title: '',
    game: '',
    viewers: 0,
    startedAt: 0,
  } as const
  await put(
    world,
    liveStreamsCollection,
    'not_live',
    Object.fromEntries(PROS.map((account) => [proOf(account).name, { ...entry, player: proOf(account).name }])),
  )
  const [team] = await openCollection(world.store, proTeamsCollection).list({ limit: 1 })
  if (team === undefined) throw new Error('There is no team.')
  const since = { from: null, fromWithin: null, to: null, toWithin: null, endUnknown: false }
  await put(world, proTeamsCollection, team.id, {
    ...team.value,
    staff: PROS.map((account) => ({
      name: proOf(account).name,
      job: 'HEAD_COACH' as const,
      country: null,
      ...since,
      provenance: { sources: [], asOf: null },
    })),
  })
}

async function put<T extends DocumentData>(
  { store }: RightsWorld,
  definition: CollectionDefinition<T>,
  id: string,
  value: T,
): Promise<void> {
  await store.transaction(async (transaction) => openCollection(store, definition).in(transaction).set(id, value))
}
