import {
  type ConstValueNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import { costOf, type SlicedSize } from './field-cost.ts'
import { createIntrospectionCosts } from './introspection-cost.ts'
import { MAX_UNFOLDED_FIELDS } from './unfolding.ts'

export interface CostedOperation {
  readonly operation: OperationDefinitionNode
  readonly findFragment: (name: string) => FragmentDefinitionNode | undefined
  readonly variables: Readonly<Record<string, unknown>>
}

/** Maximum cost of an operation. */
export interface StaticCost {
  /** At least one for each field that can be resolved; expensive fields count more. */
  readonly points: number
  /** Requests to Riot when nothing is cached. */
  readonly riotRequests: number
}

/** Thrown for a document that unfolds into more fields than this walk visits. */
export class TooManyFields extends Error {
  override readonly name = 'TooManyFields'
}

/** Fields that are resolved together, because they have the same key in the result. */
type FieldGroup = [FieldNode, ...FieldNode[]]

interface Place {
  /** Number of times the selection is resolved. */
  readonly times: number
  /** List sizes stated by the field above, by the names of the lists. */
  readonly sizes: ReadonlyMap<string, number>
}

/** Number of letters of an alias that cost one point. */
const LETTERS_PER_POINT = 32

const NO_SIZES: ReadonlyMap<string, number> = new Map()

/**
 * Creates the function that computes the maximum cost of an operation before it is executed: the weight of each field times
 * the sizes of the lists around it. For an interface or a union, the most expensive of its types counts. Fields that are
 * resolved together are counted together, as in the executor. The function throws {@link TooManyFields}.
 */
export function createStaticCost(schema: GraphQLSchema): (operation: CostedOperation) => StaticCost {
  const introspection = createIntrospectionCosts(schema)
  return (operation) => new Walk(schema, operation, introspection).costOfOperation()
}

class Walk {
  readonly #schema: GraphQLSchema
  readonly #operation: CostedOperation
  readonly #introspection: ReturnType<typeof createIntrospectionCosts>
  #unfolded = 0

  constructor(
    schema: GraphQLSchema,
    operation: CostedOperation,
    introspection: ReturnType<typeof createIntrospectionCosts>,
  ) {
    this.#schema = schema
    this.#operation = operation
    this.#introspection = introspection
  }

  costOfOperation(): StaticCost {
    const { operation } = this.#operation
    const root = this.#schema.getRootType(operation.operation)
    if (root == null) return { points: 0, riotRequests: 0 }
    return this.#costOfSelections(root, [operation.selectionSet], { times: 1, sizes: NO_SIZES })
  }

  #costOfSelections(type: GraphQLCompositeType, selectionSets: readonly SelectionSetNode[], place: Place): StaticCost {
    if (isObjectType(type)) return this.#costOfObject(type, selectionSets, place)
    let [points, riotRequests] = [0, 0]
    for (const possible of this.#distinctTypes(type, selectionSets)) {
      const cost = this.#costOfObject(possible, selectionSets, place)
      points = Math.max(points, cost.points)
      riotRequests = Math.max(riotRequests, cost.riotRequests)
    }
    return { points, riotRequests }
  }

  #costOfObject(type: GraphQLObjectType, selectionSets: readonly SelectionSetNode[], place: Place): StaticCost {
    const groups = new Map<string, FieldGroup>()
    const visited = new Set<string>()
    for (const selectionSet of selectionSets) this.#collect(type, selectionSet, groups, visited)
    let [points, riotRequests] = [0, 0]
    for (const group of groups.values()) {
      const cost = this.#costOfField(type, group, place)
      points += cost.points
      riotRequests += cost.riotRequests
    }
    return { points, riotRequests }
  }

  #costOfField(type: GraphQLObjectType, group: FieldGroup, { times, sizes }: Place): StaticCost {
    this.#unfolded += 1
    if (this.#unfolded > MAX_UNFOLDED_FIELDS) throw new TooManyFields()
    const [node] = group
    const field = this.#schema.getField(type, node.name.value)
    if (field === undefined) return { points: 0, riotRequests: 0 }

    const { weight, riotRequests, riotRequestsPerItem, listSize } = this.#introspection.get(field) ?? costOf(field)
    const sliced = listSize !== null && typeof listSize === 'object' ? listSize : null
    const slice = sliced === null ? (typeof listSize === 'number' ? listSize : 1) : this.#sliceOf(sliced, field, node)
    const own = {
      points: (weight + pointsOfKey(node)) * times,
      riotRequests: (riotRequests + riotRequestsPerItem * (sizes.get(node.name.value) ?? slice)) * times,
    }

    const inner = getNamedType(field.type)
    if (!isCompositeType(inner)) return own
    const items = isListType(getNullableType(field.type)) ? (sizes.get(node.name.value) ?? slice) : 1
    const below = this.#costOfSelections(
      inner,
      group.flatMap(({ selectionSet }) => selectionSet ?? []),
      {
        times: times * items,
        sizes: sliced?.of === undefined ? NO_SIZES : new Map(sliced.of.map((name) => [name, slice])),
      },
    )
    return { points: own.points + below.points, riotRequests: own.riotRequests + below.riotRequests }
  }

  /** A value that the field refuses counts as the largest one it accepts. */
  #sliceOf(
    { argument, formerly, most, usually = most }: SlicedSize,
    field: GraphQLField<unknown, unknown>,
    node: FieldNode,
  ): number {
    for (const each of [argument, formerly]) {
      const given = node.arguments?.find(({ name }) => name.value === each)?.value
      const value = given === undefined ? undefined : this.#valueOf(given)
      if (value !== undefined && value !== null) return sizeWithin(value, most)
    }
    const size = this.#defaultOf(field.args.find(({ name }) => name === argument))
    return size == null ? usually : sizeWithin(size, most)
  }

  #defaultOf(definition: GraphQLArgument | undefined): unknown {
    if (definition?.default?.literal !== undefined) return this.#valueOf(definition.default.literal)
    // Pothos sets defaults in the older of the two properties.
    return definition?.default?.value ?? definition?.defaultValue
  }

  #valueOf(node: ValueNode | ConstValueNode): unknown {
    if (node.kind === Kind.VARIABLE) return this.#operation.variables[node.name.value]
    if (node.kind === Kind.INT) return Number(node.value)
    return node.kind === Kind.LIST ? node.values : null
  }

  #collect(
    type: GraphQLObjectType,
    { selections }: SelectionSetNode,
    groups: Map<string, FieldGroup>,
    visited: Set<string>,
  ): void {
    for (const selection of selections) {
      if (this.#isLeftOut(selection)) continue
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value
        const group = groups.get(key)
        if (group === undefined) groups.set(key, [selection])
        else group.push(selection)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition?.name.value
        if (condition === undefined || this.#applies(condition, type)) {
          this.#collect(type, selection.selectionSet, groups, visited)
        }
      } else if (!visited.has(selection.name.value)) {
        visited.add(selection.name.value)
        const fragment = this.#operation.findFragment(selection.name.value)
        if (fragment !== undefined && this.#applies(fragment.typeCondition.name.value, type)) {
          this.#collect(type, fragment.selectionSet, groups, visited)
        }
      }
    }
  }

  #isLeftOut({ directives = [] }: SelectionNode): boolean {
    return directives.some(({ name, arguments: given = [] }) => {
      if (name.value !== 'skip' && name.value !== 'include') return false
      const condition = given[0]?.value
      if (condition === undefined) return false
      const value = condition.kind === Kind.BOOLEAN ? condition.value : this.#valueOf(condition)
      return value === (name.value === 'skip')
    })
  }

  #applies(condition: string, type: GraphQLObjectType): boolean {
    if (condition === type.name) return true
    const named = this.#schema.getType(condition)
    return isAbstractType(named) && this.#schema.isSubType(named, type)
  }

  /** Types that the fragments distinguish, and one of the others, which all cost the same. */
  #distinctTypes(type: GraphQLCompositeType, selectionSets: readonly SelectionSetNode[]): readonly GraphQLObjectType[] {
    if (!isAbstractType(type)) return []
    const conditions = new Set<string>()
    for (const selectionSet of selectionSets) this.#collectConditions(selectionSet, conditions, new Set())
    const distinct = new Map<string, GraphQLObjectType>()
    for (const possible of this.#schema.getPossibleTypes(type)) {
      const matching = [...conditions].filter((condition) => this.#applies(condition, possible))
      distinct.set(matching.join(' '), possible)
    }
    return [...distinct.values()]
  }

  #collectConditions({ selections }: SelectionSetNode, conditions: Set<string>, visited: Set<string>): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) continue
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#operation.findFragment(selection.name.value)
      if (fragment === undefined) continue
      if (fragment.typeCondition !== undefined) conditions.add(fragment.typeCondition.name.value)
      if (selection.kind === Kind.FRAGMENT_SPREAD && visited.has(selection.name.value)) continue
      if (selection.kind === Kind.FRAGMENT_SPREAD) visited.add(selection.name.value)
      this.#collectConditions(fragment.selectionSet, conditions, visited)
    }
  }
}

/** A long alias costs extra, because the result repeats it in each item of a list. */
function pointsOfKey({ alias }: FieldNode): number {
  return Math.floor((alias?.value.length ?? 0) / LETTERS_PER_POINT)
}

function sizeWithin(value: unknown, most: number): number {
  const size = Array.isArray(value) ? value.length : value
  return typeof size === 'number' && size >= 0 && size <= most ? size : most
}
