import {
  BREAK,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoFragmentCyclesRule,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  validate,
  type ValidationRule,
  visit,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { findUnfoldingProblem, MAX_UNFOLDED_FIELDS, type UnfoldingProblem } from '../../limits/unfolding.ts'

/** Maximum number of tokens in a document: names, punctuation and values count; comments and spaces do not. */
export const MAX_TOKENS = 1_000

/** Maximum depth of nested fields. */
export const MAX_DEPTH = 12

/** Maximum depth of nested lists and objects in a value. Input types have three levels. */
export const MAX_VALUE_DEPTH = 12

/** Codes of the errors that refuse a document for its size. */
export const LIMIT_CODES: ReadonlySet<unknown> = new Set([
  'DOCUMENT_TOO_LONG',
  'DOCUMENT_TOO_DEEP',
  'DOCUMENT_TOO_WIDE',
])

/** Maximum number of errors that validation reports: each takes time, and no client fixes more at once. */
const MAX_ERRORS = 10

/**
 * Creates a plugin that refuses too large documents: over {@link MAX_TOKENS} while parsing; with too many unfolded fields or
 * values over {@link MAX_VALUE_DEPTH} before validation; over {@link MAX_DEPTH} in validation.
 */
export function limitDocuments(): Plugin {
  return {
    onParse: ({ setParseFn }) => setParseFn(parseWithinLimit),
    onValidate({ addValidationRule, setValidationFn }) {
      addValidationRule(depthRule)
      setValidationFn(validateWithinLimits)
    },
  }
}

function validateWithinLimits(
  schema: GraphQLSchema,
  document: DocumentNode,
  rules?: readonly ValidationRule[],
): readonly GraphQLError[] {
  // graphql-js prints a wrong value with all of its levels, so deep values are refused first.
  if (hasDeepValue(document)) return [valueTooDeep()]
  const problem = findUnfoldingProblem(document)
  if (problem === null) return validate(schema, document, rules, { maxErrors: MAX_ERRORS })
  if (problem === 'cycle') return validate(schema, document, [NoFragmentCyclesRule])
  const extensions = { code: 'DOCUMENT_TOO_WIDE', http: { status: 400 } }
  return [new GraphQLError(TOO_WIDE[problem], { extensions })]
}

function hasDeepValue(document: DocumentNode): boolean {
  let depth = 0
  let isTooDeep = false
  const level = {
    enter() {
      depth += 1
      isTooDeep ||= depth > MAX_VALUE_DEPTH
      return isTooDeep ? BREAK : undefined
    },
    leave() {
      depth -= 1
    },
  }
  visit(document, { ListValue: level, ObjectValue: level })
  return isTooDeep
}

function valueTooDeep(): GraphQLError {
  const message = `A value of the document is over ${MAX_VALUE_DEPTH} levels deep. No argument takes such a value.`
  return new GraphQLError(message, { extensions: { code: 'DOCUMENT_TOO_DEEP', http: { status: 400 } } })
}

const TOO_WIDE: Readonly<Record<Exclude<UnfoldingProblem, 'cycle'>, string>> = {
  fields: `The document unfolds into over ${MAX_UNFOLDED_FIELDS} fields. Split it into several operations.`,
  repeats: 'The document selects the same fields too often. Select each of them once, or give it an alias.',
}

function parseWithinLimit(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: MAX_TOKENS })
  } catch (error) {
    throw error instanceof GraphQLError ? withCode(error) : error
  }
}

function withCode({ message, source, positions }: GraphQLError): GraphQLError {
  // graphql-js distinguishes the two errors only by their wording; a test pins it down.
  if (!message.includes(`more than ${MAX_TOKENS} tokens`)) {
    return new GraphQLError(message, { source, positions, extensions: { code: 'GRAPHQL_PARSE_FAILED' } })
  }
  const advice = 'Split it into several operations, or move repeated selections into fragments.'
  const extensions = { code: 'DOCUMENT_TOO_LONG' }
  return new GraphQLError(`The document has over ${MAX_TOKENS} tokens. ${advice}`, { extensions })
}

/** Selections below `__schema` and `__type` are left to graphql-js's own rule for introspection. */
const depthRule: ValidationRule = (context) => {
  const depthOf = createDepthMeter((name) => context.getFragment(name))
  return {
    OperationDefinition(operation) {
      const depth = depthOf(operation.selectionSet)
      if (depth <= MAX_DEPTH) return
      const advice = 'Request the inner levels in a separate operation, by the id of the object they belong to.'
      const message = `The operation is ${depth} levels deep; the limit is ${MAX_DEPTH}. ${advice}`
      context.reportError(new GraphQLError(message, { nodes: operation, extensions: { code: 'DOCUMENT_TOO_DEEP' } }))
    },
  }
}

/** Each fragment is measured once, so the time is linear in the size of the document however often fragments are spread. */
function createDepthMeter(findFragment: (name: string) => FragmentDefinitionNode | null | undefined) {
  const measured = new Map<string, number>()

  function depthOf(selectionSet: SelectionSetNode): number {
    return Math.max(...selectionSet.selections.map(depthOfSelection))
  }

  function depthOfSelection(selection: SelectionNode): number {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return depthOfFragment(selection.name.value)
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet)
    const leaf = selection.selectionSet === undefined || isIntrospection(selection.name.value)
    return leaf ? 1 : 1 + depthOf(selection.selectionSet)
  }

  function depthOfFragment(name: string): number {
    const known = measured.get(name)
    if (known !== undefined) return known
    // A preliminary value that ends cycles, which another rule refuses.
    measured.set(name, 0)
    const fragment = findFragment(name)
    const depth = fragment === undefined || fragment === null ? 0 : depthOf(fragment.selectionSet)
    measured.set(name, depth)
    return depth
  }

  return depthOf
}

function isIntrospection(field: string): boolean {
  return field === '__schema' || field === '__type'
}
