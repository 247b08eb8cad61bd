import changes from './changes.json' with { type: 'json' }

/** The form of the generated file. */
interface ContractChanges {
  /** Newest first. Without a version: what differs from the newest release. */
  readonly versions: readonly ContractVersion[]
  /** Parts that still work, soonest last day first. */
  readonly deprecated: readonly {
    readonly part: string
    readonly instead: string
    /** Such as `2027-11-30`. */
    readonly lastDay: string | null
  }[]
}

export interface ContractVersion {
  readonly version: string | null
  readonly day: string | null
  readonly changes: readonly ContractChange[]
}

export interface ContractChange {
  readonly kind: string
  readonly part: string | null
  readonly sentence: string
  readonly about: string | null
  readonly lastDay: string | null
}

export const CONTRACT: ContractChanges = changes
