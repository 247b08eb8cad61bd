import type { GraphQLField } from 'graphql'

/** How many items a list holds at most. */
export type ListSize = number | SlicedSize

/** A size that an argument of the field states: a number such as `first`, or the length of a list such as `ids`. */
export interface SlicedSize {
  readonly argument: string
  /** The largest value that the field takes. */
  readonly most: number
  /** The size where the argument is left out and has no default; `most` when left out. */
  readonly usually?: number
  /** Fields of the answer that have this size, such as `edges`; the field itself when left out. */
  readonly of?: readonly string[]
}

interface FieldCostOptions {
  readonly weight?: number
  readonly riotRequests?: number
  readonly riotRequestsPerItem?: number
  readonly listSize?: ListSize | null
}

/** What it costs to resolve a field once, apart from the fields below it. */
export class FieldCost {
  /** In points; `docs/limits.md` says what a point is. */
  readonly weight: number
  /** Requests to Riot that the field causes at most, when nothing is stored. */
  readonly riotRequests: number
  /** Requests to Riot for each item of the list that {@link listSize} is about. */
  readonly riotRequestsPerItem: number
  /** Null for a field that returns no list, and for a list whose size is stated by the field above it. */
  readonly listSize: ListSize | null

  constructor({ weight = 1, riotRequests = 0, riotRequestsPerItem = 0, listSize = null }: FieldCostOptions) {
    this.weight = weight
    this.riotRequests = riotRequests
    this.riotRequestsPerItem = riotRequestsPerItem
    this.listSize = listSize
  }
}

const DEFAULT_COST = new FieldCost({})

/** The cost that the schema states for a field; one point where it states none. */
export function costOf({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): FieldCost {
  const { cost } = extensions
  return cost instanceof FieldCost ? cost : DEFAULT_COST
}
