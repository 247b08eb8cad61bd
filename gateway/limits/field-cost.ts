import type { GraphQLField } from 'graphql'

/** Maximum number of items in a list. */
export type ListSize = number | SlicedSize

/** A list size given by an argument of the field: a number such as `first`, or the length of a list such as `ids`. */
export interface SlicedSize {
  readonly argument: string
  /** Deprecated argument that states the size when the other is omitted. */
  readonly formerly?: string
  /** The largest value that the field accepts. */
  readonly most: number
  /** The size when the argument is omitted and has no default; defaults to `most`. */
  readonly usually?: number
  /** Fields of the result that have this size, such as `edges`; defaults to the field itself. */
  readonly of?: readonly string[]
}

interface FieldCostOptions {
  readonly weight?: number
  readonly riotRequests?: number
  readonly riotRequestsPerItem?: number
  readonly listSize?: ListSize | null
}

/** The cost of resolving a field once, without the fields below it. */
export class FieldCost {
  /** In points, which `docs/limits.md` defines. */
  readonly weight: number
  /** Maximum number of requests to Riot that the field causes, when nothing is cached. */
  readonly riotRequests: number
  /** Requests to Riot for each item of the list described by {@link listSize}. */
  readonly riotRequestsPerItem: number
  /** Null for a field that returns no list, and for a list whose size the field above it states. */
  readonly listSize: ListSize | null

  constructor({ weight = 1, riotRequests = 0, riotRequestsPerItem = 0, listSize = null }: FieldCostOptions) {
    this.weight = weight
    this.riotRequests = riotRequests
    this.riotRequestsPerItem = riotRequestsPerItem
    this.listSize = listSize
  }
}

const DEFAULT_COST = new FieldCost({})

/** Returns the cost that the schema states for a field; one point when it states none. */
export function costOf({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): FieldCost {
  const { cost } = extensions
  return cost instanceof FieldCost ? cost : DEFAULT_COST
}
