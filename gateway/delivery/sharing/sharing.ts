import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  print,
  type ValidatedSubscriptionArgs,
  visit,
} from 'graphql'
import { isBroadcastable } from './broadcastable.ts'

/** The argument of a subscription that affects only its first update. */
const CURSOR_ARGUMENT = 'after'

export interface Sharing {
  /** Equal for subscribers that get the same updates from the second one on. */
  readonly group: string
  /** Equal for subscribers that get the same updates from the first one on. */
  readonly start: string
  /** The {@link start} of the same subscription without a cursor. */
  readonly snapshotStart: string
  /** Name of the variable that affects only the first update; null when there is none. */
  readonly cursorVariable: string | null
}

/** Properties that depend only on the document and its operation. */
interface Plan {
  readonly isPublic: boolean
  readonly cursorVariable: string | null
}

/**
 * Creates a function that returns the sharing keys of a subscriber. Subscribers share updates when they send the same text,
 * select the same operation of it and pass the same variables; only the cursor may differ. It returns null for an operation
 * with a field that is not broadcastable, which runs for its subscriber alone.
 */
export function createSharing(schema: GraphQLSchema): (subscription: ValidatedSubscriptionArgs) => Sharing | null {
  const plans = new WeakMap<OperationDefinitionNode, Plan>()

  function planOf(document: DocumentNode, operation: OperationDefinitionNode): Plan {
    const known = plans.get(operation)
    if (known !== undefined) return known
    const plan = {
      isPublic: isBroadcastable(schema, document),
      cursorVariable: findCursorVariable(document, operation),
    }
    plans.set(operation, plan)
    return plan
  }

  return ({ document, operation, variableValues: { coerced } }) => {
    const { isPublic, cursorVariable } = planOf(document, operation)
    if (!isPublic) return null
    const cursor = cursorVariable === null ? null : coerced[cursorVariable]
    const others = Object.entries(coerced).filter(([name]) => name !== cursorVariable)
    const text = document.loc?.source.body ?? print(document)
    // graphql-js has already sorted the variables in the order of their definitions.
    const group = `${text}\n${operation.name?.value ?? ''}\n${JSON.stringify(others)}`
    return { group, start: startOf(group, cursor), snapshotStart: startOf(group, null), cursorVariable }
  }
}

function startOf(group: string, cursor: unknown): string {
  return `${group}\n${JSON.stringify(cursor ?? null)}`
}

/** Finds the nullable variable that is passed as the cursor and used nowhere else. */
function findCursorVariable(document: DocumentNode, operation: OperationDefinitionNode): string | null {
  const optional = operation.variableDefinitions?.filter(({ type }) => type.kind !== Kind.NON_NULL_TYPE) ?? []
  const names = optional.map(({ variable }) => variable.name.value)
  return names.find((name) => isOnlyCursor(document, operation, name)) ?? null
}

function isOnlyCursor(document: DocumentNode, operation: OperationDefinitionNode, name: string): boolean {
  const asCursor = operation.selectionSet.selections.filter(
    (selection) =>
      selection.kind === Kind.FIELD &&
      selection.arguments?.some(
        ({ name: { value: argument }, value }) =>
          argument === CURSOR_ARGUMENT && value.kind === Kind.VARIABLE && value.name.value === name,
      ) === true,
  )
  return asCursor.length === 1 && countUses(document, name) === 1
}

function countUses(document: DocumentNode, name: string): number {
  let uses = 0
  visit(document, {
    VariableDefinition: () => false,
    Variable: (variable) => {
      if (variable.name.value === name) uses++
    },
  })
  return uses
}
