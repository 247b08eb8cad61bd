import { inBatches } from '../../store/in-batches.ts'
import type { AccountChange } from '../rules/account-champions-change.ts'
import type { AccountChampions } from '../rules/account-champions.ts'
import type { ChampionPlayer, ChampionPlayers } from '../rules/champion-players.ts'
import { rankPlayers } from '../rules/rank-players.ts'

/** Number of documents that are read and changed before other work gets a turn. */
const DOCUMENTS_A_TURN = 20

/** Documents after a change, by id; null for a document that is to be deleted. */
export type NextDocuments<T> = ReadonlyMap<string, T | null>

/** Applies changes to the documents that `findMany` returns. The result contains only documents that change. */
export async function addChanges<T, Change>(
  findMany: (ids: readonly string[]) => Promise<readonly (T | null)[]>,
  changes: ReadonlyMap<string, Change>,
  add: (document: T | null, change: Change) => T | null,
): Promise<NextDocuments<T>> {
  const next = new Map<string, T | null>()
  for await (const part of inBatches([...changes], DOCUMENTS_A_TURN)) {
    const present = await findMany(part.map(([id]) => id))
    for (const [index, [id, change]] of part.entries()) {
      const before = present[index] ?? null
      const after = add(before, change)
      if (after !== before) next.set(id, after)
    }
  }
  return next
}

/** Returns the new totals of the accounts on every changed champion, by champion id. */
export function listPlayers(
  accounts: NextDocuments<AccountChampions>,
  changes: ReadonlyMap<string, AccountChange>,
): ReadonlyMap<string, readonly ChampionPlayer[]> {
  const players = new Map<string, ChampionPlayer[]>()
  for (const [account, next] of accounts) {
    for (const championId of changes.get(account)?.champions.keys() ?? []) {
      const { games, wins } = next?.champions[championId] ?? { games: 0, wins: 0 }
      const ofChampion = players.get(String(championId)) ?? []
      ofChampion.push({ account, games, wins })
      players.set(String(championId), ofChampion)
    }
  }
  return players
}

/** Returns the list with these totals; null when it becomes empty. */
export function addToPlayers(
  present: ChampionPlayers | null,
  changed: readonly ChampionPlayer[],
): ChampionPlayers | null {
  const next = rankPlayers(present, changed)
  return next.players.length === 0 ? null : next
}
