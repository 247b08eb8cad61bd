import type { AccountKey } from '../../accounts/rules/account.ts'
import { isRecorded } from '../../accounts/rules/champion-record.ts'
import type { HistoryEntry } from '../../matches/services/history-entry.ts'
import type { Matches } from '../../matches/services/matches.ts'
import type { Clock } from '../../shared/clock.ts'
import { createShortCache } from '../../store/short-cache.ts'
import { type GameWithSide, MAX_SHARED_GAMES, type PlayedWith, sumUpSides } from '../rules/played-with.ts'
import { idsOf, type KnownGames } from './known-games.ts'
import { readStoredEntries } from './stored-entries.ts'

/** Lifetime of what is kept in memory, which all viewers share, in milliseconds. */
const LIFETIME_MS = 10_000

/** Number of accounts that are kept in memory, some 50 kB each. */
const KEPT_ACCOUNTS = 50

/** Players who were on the side of an account. */
export interface Companions {
  readonly players: readonly PlayedWith[]
  /** Number of games in which they were counted. */
  readonly games: number
  /** Start of the oldest of these games, in milliseconds since 1970; null without games. */
  readonly since: number | null
}

/**
 * Who an account plays with, over its newest stored games in ranked, normal and Clash queues. Sends no request to Riot. Results may be
 * ten seconds old.
 */
export interface CompanionsReader {
  find(account: AccountKey): Promise<Companions>
  /** Clears what is kept in memory. */
  forget(): void
}

interface Dependencies {
  readonly clock: Clock
  readonly matches: Pick<Matches, 'listStored'>
  readonly knownGames: KnownGames
}

export function createCompanions({ clock, matches, knownGames }: Dependencies): CompanionsReader {
  const known = createShortCache<Companions>({ clock, lifetimeMs: LIFETIME_MS, most: KEPT_ACCOUNTS })

  async function read(account: AccountKey): Promise<Companions> {
    const listed = (await knownGames.list([account])).filter(isRecorded).slice(0, MAX_SHARED_GAMES)
    const ids = listed.map(({ matchId }) => matchId)
    const games = (await readStoredEntries(matches, ids, account.puuid)).map(toGame)
    return { players: sumUpSides(games), games: games.length, since: games.at(-1)?.startedAt ?? null }
  }

  return {
    find: ({ platform, puuid }) => {
      const account = { platform, puuid }
      return known(idsOf([account]).join(' '), () => read(account))
    },
    forget: () => known.clear(),
  }
}

function toGame({ record: { match }, participant: own }: HistoryEntry): GameWithSide {
  const { matchId, startedAt, participants } = match
  const others = participants.filter(({ teamId, participantId }) => {
    return teamId === own.teamId && participantId !== own.participantId
  })
  return { matchId, startedAt, win: own.win, others }
}
