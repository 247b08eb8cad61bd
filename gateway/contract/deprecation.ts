const LAST_DAY = / Removed after (\d{4}-\d\d-\d\d)\.$/

/**
 * Deprecation reason of a part of the contract.
 * @param instead What clients use in its place, as a sentence such as `Use \`key\`.`
 * @param lastDay Last day on which the part works, such as `2027-11-30`.
 */
export function deprecated(instead: string, lastDay: string): string {
  return `${instead} Removed after ${lastDay}.`
}

/** Returns the last day on which a deprecated part works, such as `2027-11-30`; null when its reason does not state one. */
export function lastDayOf(reason: string): string | null {
  return LAST_DAY.exec(reason)?.[1] ?? null
}
