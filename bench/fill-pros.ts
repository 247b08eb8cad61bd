import { accountDocumentId, accountsCollection } from '../gateway/accounts/collections/accounts.ts'
import type { Account } from '../gateway/accounts/rules/account.ts'
import { gameNameSkeleton } from '../gateway/accounts/rules/game-name-skeleton.ts'
import { systemClock as clock } from '../gateway/composition/system-clock.ts'
import { liveSourcesCollection } from '../gateway/delivery/collections/live-sources.ts'
import { proPlayersCollection } from '../gateway/rosters/collections/pro-players.ts'
import { currentTeamOf, type ProAccount, type ProPlayer } from '../gateway/rosters/rules/pro-scene.ts'
import { openCollection } from '../gateway/store/collection.ts'
import type { DocumentStore } from '../gateway/store/document-store.ts'
import { streamsCollection } from '../gateway/streams/collections/streams.ts'
import type { ProStream } from '../gateway/streams/rules/pro-stream.ts'
import { storedAccount } from '../tests/support/stored-account.ts'
import { openStore } from './store-context.ts'

/** Id of the Riot API key to which the PUUIDs belong. */
const KEY = 'bench'

/** One channel in this many is live. */
const ONE_LIVE_OF = 3

/** More than the demo world has. */
const MAX_PLAYERS = 1000

/** Completes the pro players in the file of a store: with all of their accounts at Riot, and all of their Twitch channels. */
export async function fillPros(path: string): Promise<void> {
  const store = openStore(path)
  const listed = await openCollection(store, proPlayersCollection).list({ limit: MAX_PLAYERS })
  const pros = listed.map(({ value }) => value)
  await writePros(store, pros, clock.now())
  await store.close()
}

async function writePros(store: DocumentStore, pros: readonly ProPlayer[], now: number): Promise<void> {
  await store.transaction(async (transaction) => {
    const players = openCollection(store, proPlayersCollection).in(transaction)
    const accounts = openCollection(store, accountsCollection).in(transaction)
    const streams = openCollection(store, streamsCollection).in(transaction)
    for (const [place, pro] of pros.entries()) {
      const known = pro.accounts.map((account, index) => toAccount(account, `${pro.id}-${index}`.padEnd(78, '-'), now))
      for (const account of known) {
        accounts.set(accountDocumentId(account), { ...account, skeleton: gameNameSkeleton(account.gameName) })
      }
      players.set(pro.id, {
        ...pro,
        accounts: pro.accounts.map((account, index) => ({
          ...account,
          puuid: known[index]?.puuid ?? null,
          keyId: KEY,
        })),
      })
      streams.set(pro.id, toStream(pro, place, now))
    }
    openCollection(store, liveSourcesCollection).in(transaction).set('streams', { state: 'OK', observedAt: now })
  })
}

function toAccount({ platform, gameName, tagLine }: ProAccount, puuid: string, now: number): Account {
  const ranks = { entries: [], fetchedAt: now }
  return storedAccount({ puuid, platform, keyId: KEY, gameName, tagLine, namedAt: now, ranks })
}

function toStream(pro: ProPlayer, place: number, now: number): ProStream {
  const { id: playerId, name, slug, role } = pro
  const live = {
    title: 'Climbing before the match',
    game: { id: '21779', name: 'League of Legends' },
    viewers: 1000 + place,
    startedAt: now,
    language: 'en',
  }
  return {
    revision: place + 1,
    goneAt: null,
    playerId,
    name,
    team: currentTeamOf(pro),
    league: null,
    role,
    login: slug,
    rosterLogin: slug,
    channelId: `${place}`,
    channel: 'KNOWN',
    heard: null,
    displayName: name,
    live: place % ONE_LIVE_OF === 0 ? live : null,
    lastLiveAt: now,
  }
}
