import { isDeepStrictEqual } from 'node:util'
import { liveSourcesCollection } from '../../delivery/collections/live-sources.ts'
import { nextRevision } from '../../delivery/rules/live-item.ts'
import type { LiveSource } from '../../delivery/rules/live-source.ts'
import { OPEN_PLATFORMS, type Platform } from '../../shared/region.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import { accountChecksCollection } from '../collections/account-checks.ts'
import { activeGamesCollection } from '../collections/active-games.ts'
import { type EndedMatch, endedMatchesCollection } from '../collections/ended-matches.ts'
import { legacyProGameId, legacyProGamesCollection } from '../collections/legacy-pro-games.ts'
import type { AccountCheck } from '../rules/live-state.ts'
import type { ProGame } from '../rules/pro-game.ts'
import type { GameDraft } from './game-tracker.ts'
import { toLegacyProGame } from './legacy-pro-game.ts'

/** More than can run at once. */
const MAX_GAMES = 1000

/** Maximum number of checks in one document: each takes up to 150 bytes, and Firestore rejects documents over 1 MiB. */
const MAX_CHECKS = 6000

export interface StoredActiveGames {
  readonly games: readonly ProGame[]
  readonly checks: ReadonlyMap<Platform, ReadonlyMap<string, AccountCheck>>
  /** Null before the first report of the source's state. */
  readonly source: LiveSource | null
}

/** Stores running games, and their copy in the format of older programs. Only one worker writes at a time. */
export interface ActiveGamesStore {
  load(): Promise<StoredActiveGames>
  /** Runs one transaction. A visible change gives a new revision. Resolves to the newly ended matches that are to be fetched. */
  writeGames(
    drafts: readonly GameDraft[],
    puuidsOf: (playerId: string) => readonly string[],
    now: number,
  ): Promise<readonly EndedMatch[]>
  forgetGames(matchIds: readonly string[]): Promise<void>
  /** Writes the checks of a platform. Beyond the maximum for one document, the oldest checks are left out. */
  writeChecks(platform: Platform, accounts: Readonly<Record<string, AccountCheck>>): Promise<void>
  writeSource(source: LiveSource): Promise<void>
}

export function openActiveGamesStore(store: DocumentStore): ActiveGamesStore {
  const activeGames = openCollection(store, activeGamesCollection)
  const legacyProGames = openCollection(store, legacyProGamesCollection)
  const endedMatches = openCollection(store, endedMatchesCollection)
  const accountChecks = openCollection(store, accountChecksCollection)
  const sources = openCollection(store, liveSourcesCollection)
  /** The greatest revision of all games. */
  let latest = 0

  async function writeWithin(
    transaction: Transaction,
    drafts: readonly GameDraft[],
    puuidsOf: (playerId: string) => readonly string[],
    now: number,
  ): Promise<{ readonly revision: number; readonly ended: readonly EndedMatch[] }> {
    const games = activeGames.in(transaction)
    const stored = await games.findMany(drafts.map(({ game }) => game.matchId))
    const ended: EndedMatch[] = []
    let revision = Math.max(latest, ...stored.map((item) => item?.revision ?? 0))

    for (const [index, draft] of drafts.entries()) {
      const before = stored[index] ?? null
      // A game that appeared and ended between two writes was never shown.
      if (before === null && draft.goneAt !== null) continue
      const isChange = before === null || !isSame(before, draft)
      if (isChange) revision = nextRevision(revision, now)
      games.set(draft.game.matchId, toItem(draft, isChange ? revision : before.revision))
      if (!isChange) continue
      writeLegacyProGames(transaction, before, draft, puuidsOf)
      const match = before?.goneAt === null ? findEnded(draft) : null
      if (match === null) continue
      endedMatches.in(transaction).set(match.matchId, match)
      ended.push(match)
    }
    return { revision, ended }
  }

  /** Writes the copy for older programs: one document for each pro in a running game. */
  function writeLegacyProGames(
    transaction: Transaction,
    before: ProGame | null,
    draft: GameDraft,
    puuidsOf: (playerId: string) => readonly string[],
  ): void {
    const writer = legacyProGames.in(transaction)
    const { matchId } = draft.game
    const seen = draft.goneAt === null ? draft.pros : []
    for (const { puuid } of before?.pros ?? []) {
      if (!seen.some((pro) => pro.puuid === puuid)) writer.delete(legacyProGameId(matchId, puuid))
    }
    for (const pro of seen) {
      const document = toLegacyProGame(draft.game, pro, puuidsOf(pro.playerId))
      if (document !== null) writer.set(legacyProGameId(matchId, pro.puuid), document)
    }
  }

  return {
    async load() {
      const games = await activeGames.list({ limit: MAX_GAMES })
      const source = await sources.find(activeGamesCollection.name)
      const checks = await accountChecks.findMany(OPEN_PLATFORMS)
      latest = Math.max(latest, ...games.map(({ value }) => value.revision))
      return {
        games: games.map(({ value }) => value),
        source,
        checks: new Map(
          OPEN_PLATFORMS.map((platform, index) => [platform, new Map(Object.entries(checks[index]?.accounts ?? {}))]),
        ),
      }
    },

    async writeGames(drafts, puuidsOf, now) {
      const { revision, ended } = await store.transaction((transaction) =>
        writeWithin(transaction, drafts, puuidsOf, now),
      )
      latest = Math.max(latest, revision)
      return ended
    },

    async forgetGames(matchIds) {
      await store.transaction(async (transaction) => {
        for (const matchId of matchIds) activeGames.in(transaction).delete(matchId)
      })
    },

    async writeChecks(platform, checks) {
      const newest = Object.entries(checks).toSorted(([, a], [, b]) => b.observedAt - a.observedAt)
      const accounts = Object.fromEntries(newest.slice(0, MAX_CHECKS))
      await store.transaction(async (transaction) => accountChecks.in(transaction).set(platform, { accounts }))
    },

    async writeSource(source) {
      await store.transaction(async (transaction) => sources.in(transaction).set(activeGamesCollection.name, source))
    },
  }
}

function toItem({ game, pros, observedAt, goneAt }: GameDraft, revision: number): ProGame {
  return { revision, goneAt, game, pros, observedAt }
}

/** Returns true when no visible field differs. */
function isSame(before: ProGame, { game, pros, goneAt }: GameDraft): boolean {
  return before.goneAt === goneAt && isDeepStrictEqual(before.game, game) && isDeepStrictEqual(before.pros, pros)
}

/** Returns the match of an ended game; null while the game runs, and for a given-up game. */
function findEnded({ game, pros, goneAt, isGivenUp }: GameDraft): EndedMatch | null {
  const [pro] = pros
  if (goneAt === null || isGivenUp || pro === undefined) return null
  return { matchId: game.matchId, platform: game.platform, puuid: pro.puuid, endedAt: goneAt, tries: 0 }
}
