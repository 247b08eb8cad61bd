/** Source of a fact of the rosters. */
export interface Provenance {
  /** Names or addresses of the sources; empty when none is named. */
  readonly sources: readonly string[]
  /** The day, month or year in which the sources said so, as in ISO 8601; null when unknown. */
  readonly asOf: string | null
}

export const NO_PROVENANCE: Provenance = { sources: [], asOf: null }
