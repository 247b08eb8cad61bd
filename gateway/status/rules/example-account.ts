import type { RiotId } from '../../accounts/rules/riot-id.ts'
import type { Region } from '../../shared/region.ts'

/** Kinds of example accounts, in the order of their presentation. */
export const EXAMPLE_KINDS = ['PRO', 'ONE_TRICK', 'GOLD_JUNGLER', 'HIDDEN'] as const

export type ExampleKind = (typeof EXAMPLE_KINDS)[number]

/** An account that visitors of the demo world can try first. */
export type ExampleAccount = RiotId & {
  readonly region: Region
  readonly kind: ExampleKind
}
