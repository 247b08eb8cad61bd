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
import { findUnfoldingProblem, MAX_UNFOLDED_FIELDS, type UnfoldingProblem } from '../limits/unfolding.ts'

/** The most tokens a document may have: names, punctuation and values all count, comments and spaces do not. */
export const MAX_TOKENS = 1_000

/** How many fields may lie within one another. */
export const MAX_DEPTH = 12

/** How many lists and objects of a value may lie within one another: input types have three levels. */
export const MAX_VALUE_DEPTH = 12

/** Codes of the errors that refuse a document for its size. */
export const LIMIT_CODES: ReadonlySet<unknown> = new Set([
  'DOCUMENT_TOO_LONG',
  'DOCUMENT_TOO_DEEP',
  'DOCUMENT_TOO_WIDE',
])

/** How many errors validation reports: each takes time, and no client mends more at once. */
const MAX_ERRORS = 10

/**
 * Refuses a document over {@link MAX_TOKENS} while it is parsed, one that unfolds too far or has values over
 * {@link MAX_VALUE_DEPTH} before it is validated, and one over {@link MAX_DEPTH} in validation.
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
  // graphql-js prints a value that is wrong, with its levels.
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
  // graphql-js tells the two apart by their wording alone; a test pins it down.
  if (!message.includes(`more than ${MAX_TOKENS} tokens`)) {
    return new GraphQLError(message, { source, positions, extensions: { code: 'GRAPHQL_PARSE_FAILED' } })
  }
  const advice = 'Split it into several operations, or move repeated selections into fragments.'
  const extensions = { code: 'DOCUMENT_TOO_LONG' }
  return new GraphQLError(`The document has over ${MAX_TOKENS} tokens. ${advice}`, { extensions })
}

/**
 * Reports operations that nest fields deeper than {@link MAX_DEPTH}. What lies within `__schema` and `__type` is left
 * to graphql-js's own rule for introspection.
 */
const depthRule: ValidationRule = (context) => {
  const depthOf = createDepthMeter((name) => context.getFragment(name))
  return {
    OperationDefinition(operation) {
      const depth = depthOf(operation.selectionSet)
      if (depth <= MAX_DEPTH) return
      const advice = 'Ask for the inner levels in an operation of their own, by the id of what they belong to.'
      const message = `The operation is ${depth} levels deep; the limit is ${MAX_DEPTH}. ${advice}`
      context.reportError(new GraphQLError(message, { nodes: operation, extensions: { code: 'DOCUMENT_TOO_DEEP' } }))
    },
  }
}

/**
 * Measures how deep fields are nested, through fragments too. Each fragment is measured once, so the time is linear in
 * the size of the document however often fragments are spread.
 */
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
    // Stands until the fragment is measured, so that a cycle ends; another rule refuses cycles.
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
