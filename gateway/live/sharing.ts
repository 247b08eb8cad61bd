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

/** The argument of a subscription that decides only what somebody is told first. */
const CURSOR_ARGUMENT = 'after'

/** With whom a subscriber shares what he is told. */
export interface Sharing {
  /** The same for everybody who is told the same from his second update on. */
  readonly group: string
  /** The same for everybody who is told the same from his first update on. */
  readonly start: string
  /** What {@link start} is of whoever names no cursor. */
  readonly anew: string
  /** The variable that decides nothing but the first update; null when there is none. */
  readonly cursorVariable: string | null
}

/** What is the same for all who send one operation of a document. */
interface Plan {
  readonly isPublic: boolean
  readonly cursorVariable: string | null
}

/**
 * Says with whom a subscriber shares what he is told: with whoever sends the same text and means the same operation of it
 * with the same variables, but for the cursor. Null for an operation with a field that is not broadcastable, which is nobody
 * else's business.
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
    // graphql-js has put what was sent into the order of the contract.
    const group = `${text}\n${operation.name?.value ?? ''}\n${JSON.stringify(others)}`
    return { group, start: startOf(group, cursor), anew: startOf(group, null), cursorVariable }
  }
}

function startOf(group: string, cursor: unknown): string {
  return `${group}\n${JSON.stringify(cursor ?? null)}`
}

/** The variable that is passed as the cursor and nowhere else, and may be null. */
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

/** How often a variable is used, in operations and fragments alike. */
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
