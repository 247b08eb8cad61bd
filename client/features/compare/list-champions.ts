import type { Pair } from './found-player.ts'

/** Number of champions of each player that have a row. */
const OF_EACH = 5

interface Played<Champion extends { readonly key: number }> {
  readonly champion: Champion
  readonly record: { readonly games: number }
}

interface ComparedChampion<Entry extends Played<{ readonly key: number }>> {
  readonly champion: Entry['champion']
  /** Null for a player who is not known to play the champion. */
  readonly records: Pair<Entry['record'] | null>
}

/** Returns the champions that each of two players plays most, first those that both play, then by the number of games. */
export function listCompared<Entry extends Played<{ readonly key: number }>>(
  ofA: readonly Entry[],
  ofB: readonly Entry[],
): readonly ComparedChampion<Entry>[] {
  const recordIn = (entries: readonly Entry[], key: number) =>
    entries.find(({ champion }) => champion.key === key)?.record ?? null
  const most = new Map(
    [...ofA.slice(0, OF_EACH), ...ofB.slice(0, OF_EACH)].map(({ champion }) => [champion.key, champion]),
  )
  const gamesOf = ({ records: { a, b } }: ComparedChampion<Entry>) => (a?.games ?? 0) + (b?.games ?? 0)
  const isShared = ({ records: { a, b } }: ComparedChampion<Entry>) => Number(a !== null && b !== null)
  return [...most.values()]
    .map((champion) => ({
      champion,
      records: { a: recordIn(ofA, champion.key), b: recordIn(ofB, champion.key) },
    }))
    .toSorted((one, other) => isShared(other) - isShared(one) || gamesOf(other) - gamesOf(one))
}
