import type { LocalNames } from '../upstream/local-texts.ts'
import type { Tables } from './tables.ts'

/** Skips an entry with a changed English name, because its older names belong to something else. */
export function withOlderNames(tables: Tables, older: Tables): Tables {
  const champions = namesBy(older.champions, ({ key }) => key)
  const items = namesBy(older.items, ({ id }) => id)
  const summonerSpells = namesBy(older.summonerSpells, ({ key }) => key)
  const runeStyles = namesBy(older.runeStyles, ({ id }) => id)
  const runes = namesBy(
    older.runeStyles.flatMap(({ slots }) => slots.flat()),
    ({ id }) => id,
  )
  return {
    champions: tables.champions.map((row) => ({ ...row, names: layOver(champions.get(row.key), row.names) })),
    items: tables.items.map((row) => ({ ...row, names: layOver(items.get(row.id), row.names) })),
    summonerSpells: tables.summonerSpells.map((row) => ({
      ...row,
      names: layOver(summonerSpells.get(row.key), row.names),
    })),
    runeStyles: tables.runeStyles.map((row) => ({
      ...row,
      names: layOver(runeStyles.get(row.id), row.names),
      slots: row.slots.map((slot) => slot.map((rune) => ({ ...rune, names: layOver(runes.get(rune.id), rune.names) }))),
    })),
  }
}

function namesBy<Row extends { readonly names: LocalNames }>(
  rows: readonly Row[],
  numberOf: (row: Row) => number,
): ReadonlyMap<number, LocalNames> {
  return new Map(rows.map((row) => [numberOf(row), row.names]))
}

function layOver(older: LocalNames | undefined, names: LocalNames): LocalNames {
  return older?.en === names.en ? { ...older, ...names } : names
}
