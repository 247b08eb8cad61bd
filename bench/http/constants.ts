import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, type SelectionSetNode } from 'graphql'

/** An answer to the query whose values are named by their fields, not by their aliases. A server without resolvers reads it as its root. */
export function toConstants(query: string, answer: object): object {
  const document = parse(query)
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new TypeError('The document has no operation.')
  return renameObject(answer, operation.selectionSet, fragmentsOf(document))
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

function renameObject(answer: object, { selections }: SelectionSetNode, fragments: Fragments): object {
  const values: Record<string, unknown> = { ...answer }
  return selections.reduce<Record<string, unknown>>((constants, selection) => {
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return merge(constants, renameObject(answer, selection.selectionSet, fragments))
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(selection.name.value)
      return fragment === undefined
        ? constants
        : merge(constants, renameObject(answer, fragment.selectionSet, fragments))
    }
    const value = values[selection.alias?.value ?? selection.name.value]
    // A field of another member of a union.
    if (value === undefined) return constants
    const renamed = selection.selectionSet === undefined ? value : rename(value, selection.selectionSet, fragments)
    return merge(constants, { [selection.name.value]: renamed })
  }, {})
}

function rename(value: unknown, selectionSet: SelectionSetNode, fragments: Fragments): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => rename(each, selectionSet, fragments))
  return isObject(value) ? renameObject(value, selectionSet, fragments) : value
}

/** Two selections of one field have different parts of its value. */
function merge(one: Record<string, unknown>, other: object): Record<string, unknown> {
  const merged = { ...one }
  for (const [name, value] of Object.entries(other)) merged[name] = mergeValues(merged[name], value)
  return merged
}

function mergeValues(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return other.map((each, index) => mergeValues(one[index], each))
  return isObject(one) && isObject(other) && !Array.isArray(other) ? merge(one, other) : other
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function fragmentsOf({ definitions }: DocumentNode): Fragments {
  return new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [])),
  )
}
