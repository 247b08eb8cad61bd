import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode } from 'graphql'

/** Maximum number of fields in a document, with its fragments unfolded. */
export const MAX_UNFOLDED_FIELDS = 5_000

/** Validation compares each pair of fields with the same key, including the fields below: n equal fields take n² comparisons. */
export const MAX_REPEATED_PAIRS = 2_000

/** Reasons to refuse a document before validation. */
export type UnfoldingProblem = 'fields' | 'repeats' | 'cycle'

/** Null when the document exceeds no limit. Takes at most {@link MAX_UNFOLDED_FIELDS} steps. */
export function findUnfoldingProblem(document: DocumentNode): UnfoldingProblem | null {
  const walk = new Unfolding(document)
  if (walk.hasCycle()) return 'cycle'
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const problem = walk.findProblem([definition.selectionSet])
    if (problem !== null) return problem
  }
  return null
}

class Unfolding {
  readonly #fragments: ReadonlyMap<string, SelectionSetNode>
  #fields = 0
  #pairs = 0

  constructor({ definitions }: DocumentNode) {
    const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
    this.#fragments = new Map(fragments.map(({ name, selectionSet }) => [name.value, selectionSet]))
  }

  /** Returns true if a fragment spreads itself, directly or through others. */
  hasCycle(): boolean {
    const done = new Set<string>()
    const open = new Set<string>()
    const isCyclic = (name: string): boolean => {
      if (open.has(name)) return true
      const fragment = this.#fragments.get(name)
      if (done.has(name) || fragment === undefined) return false
      open.add(name)
      const found = listSpreads(fragment).some(isCyclic)
      open.delete(name)
      done.add(name)
      return found
    }
    return [...this.#fragments.keys()].some(isCyclic)
  }

  findProblem(selectionSets: readonly SelectionSetNode[]): UnfoldingProblem | null {
    const groups = new Map<string, FieldNode[]>()
    const visited = new Set<string>()
    for (const selectionSet of selectionSets) this.#collect(selectionSet, groups, visited)
    for (const group of groups.values()) {
      this.#fields += 1
      this.#pairs += (group.length * (group.length - 1)) / 2
      if (this.#fields > MAX_UNFOLDED_FIELDS) return 'fields'
      if (this.#pairs > MAX_REPEATED_PAIRS) return 'repeats'
      const below = group.flatMap(({ selectionSet }) => selectionSet ?? [])
      const problem = below.length === 0 ? null : this.findProblem(below)
      if (problem !== null) return problem
    }
    return null
  }

  #collect({ selections }: SelectionSetNode, groups: Map<string, FieldNode[]>, visited: Set<string>): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value
        const group = groups.get(key)
        if (group === undefined) groups.set(key, [selection])
        else group.push(selection)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        this.#collect(selection.selectionSet, groups, visited)
      } else if (!visited.has(selection.name.value)) {
        visited.add(selection.name.value)
        const fragment = this.#fragments.get(selection.name.value)
        if (fragment !== undefined) this.#collect(fragment, groups, visited)
      }
    }
  }
}

function listSpreads({ selections }: SelectionSetNode): readonly string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return [selection.name.value]
    return selection.selectionSet === undefined ? [] : listSpreads(selection.selectionSet)
  })
}
