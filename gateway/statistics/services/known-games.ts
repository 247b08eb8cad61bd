import { accountMatchesCollection } from '../../accounts/collections/account-matches.ts'
import { accountDocumentId } from '../../accounts/collections/accounts.ts'
import type { AccountKey } from '../../accounts/rules/account.ts'
import type { Clock } from '../../shared/clock.ts'
import { openPlatformOf } from '../../shared/region.ts'
import { createBatchReader } from '../../store/batch-reader.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { createShortCache } from '../../store/short-cache.ts'
import { mergeGames, type PlayerGame } from '../rules/player-games.ts'

/** Lifetime of what is kept in memory, which all viewers share, in milliseconds. */
const LIFETIME_MS = 10_000

/** Number of players whose games are kept in memory, some 200 bytes for each of at most 500 games of an account. */
const KEPT_PLAYERS = 20

/** Accounts in one read, of up to 60 kB each. Other work gets a turn between two reads. */
const ACCOUNTS_AT_ONCE = 2

/** The known games of a player, at most 500 of each account. Sends no request to Riot. Results may be ten seconds old. */
export interface KnownGames {
  /** Newest first, each match once: in a match of two of the accounts, as the first of them played it. */
  list(accounts: readonly AccountKey[]): Promise<readonly PlayerGame[]>
  /** Clears what is kept in memory. */
  forget(): void
}

export function createKnownGames({
  store,
  clock,
}: {
  readonly store: DocumentStore
  readonly clock: Clock
}): KnownGames {
  const readAccount = createBatchReader(openCollection(store, accountMatchesCollection), ACCOUNTS_AT_ONCE)
  const known = createShortCache<readonly PlayerGame[]>({ clock, lifetimeMs: LIFETIME_MS, most: KEPT_PLAYERS })

  async function readGames(account: AccountKey): Promise<readonly PlayerGame[]> {
    const read = await readAccount(idOf(account))
    return read?.seen.map((match) => ({ ...match, puuid: account.puuid })) ?? []
  }

  return {
    list: (accounts) =>
      known(idsOf(accounts).join(' '), async () => mergeGames(await Promise.all(accounts.map(readGames)))),
    forget: () => known.clear(),
  }
}

/** Returns the ids of the documents with the games of accounts. */
export function idsOf(accounts: readonly AccountKey[]): readonly string[] {
  return accounts.map(idOf)
}

function idOf({ platform, puuid }: AccountKey): string {
  return accountDocumentId({ platform: openPlatformOf(platform), puuid })
}
