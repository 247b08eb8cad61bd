import type { ExportParameters } from '../../exports/export-address.ts'
import type { ChampionOrder, ChampionsView } from './champions-view.ts'

/** Columns of the export by which the table is sorted. Tiers follow from win rates. */
const COLUMNS: Readonly<Record<ChampionOrder, string>> = {
  games: 'games',
  tier: 'winRateLow',
  winRate: 'winRateLow',
  pickRate: 'pickRate',
  banRate: 'banRate',
  name: 'championName',
}

/** The name filter, the tag and the order of the table, as parameters of its export. */
export const exportedView = ({ search, tag, order, reverse }: ChampionsView): ExportParameters => ({
  search: search.trim(),
  tag,
  sort: COLUMNS[order],
  reverse: reverse ? true : null,
})
