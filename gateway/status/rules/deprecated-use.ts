import type { DeprecatedUse } from '../collections/deprecated-use-days.ts'

/** Maximum number of rows in a sum. It protects memory and documents from invented names of clients. */
const MAX_ROWS = 1000

/** Client under which uses are counted once there are {@link MAX_ROWS} rows. */
const OTHERS = '(others)'

/** Adds uses up by client and part: in the order of their first appearance. */
export function sumUses(uses: readonly DeprecatedUse[]): readonly DeprecatedUse[] {
  const rows = new Map<string, DeprecatedUse>()
  for (const use of uses) {
    const isKnown = rows.has(rowOf(use))
    const counted = isKnown || rows.size < MAX_ROWS ? use : { ...use, client: OTHERS }
    const before = rows.get(rowOf(counted))?.uses ?? 0
    rows.set(rowOf(counted), { client: counted.client, part: use.part, uses: before + use.uses })
  }
  return [...rows.values()]
}

function rowOf({ client, part }: DeprecatedUse): string {
  return JSON.stringify([client, part])
}
