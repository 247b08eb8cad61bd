import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql'

interface Hook {
  readonly name: string
  /** Apollo's hook that this one calls with the document. */
  readonly apollo: string
  readonly options: string
}

/**
 * Returns the React hooks of an operation: `useXQuery`, `useXLazyQuery` and `useXSuspenseQuery`, `useXMutation`,
 * `useXSubscription`. They call Apollo's hooks with the typed document `XDocument`.
 */
export function hooksOf(definition: OperationDefinitionNode, name: string): readonly Hook[] {
  const hook = (suffix: string, apollo: string, options: string) => ({ name: `use${name}${suffix}`, apollo, options })
  const needsVariables = (definition.variableDefinitions ?? []).some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined,
  )
  const optional = needsVariables ? '' : '?'
  const types = resultTypes(definition, name)

  switch (definition.operation) {
    case OperationTypeNode.QUERY:
      return [
        hook('Query', 'useQuery', `options${optional}: useQuery.Options<${types.result}, ${types.variables}>`),
        hook('LazyQuery', 'useLazyQuery', `options?: useLazyQuery.Options<${types.result}, ${types.variables}>`),
        hook('SuspenseQuery', 'useSuspenseQuery', `options${optional}: useSuspenseQuery.Options<${types.variables}>`),
      ]
    case OperationTypeNode.MUTATION:
      return [hook('Mutation', 'useMutation', `options?: useMutation.Options<${types.result}, ${types.variables}>`)]
    case OperationTypeNode.SUBSCRIPTION:
      return [
        hook(
          'Subscription',
          'useSubscription',
          `options${optional}: useSubscription.Options<${types.result}, ${types.variables}>`,
        ),
      ]
  }
}

const SUFFIXES = {
  [OperationTypeNode.QUERY]: 'Query',
  [OperationTypeNode.MUTATION]: 'Mutation',
  [OperationTypeNode.SUBSCRIPTION]: 'Subscription',
} as const

/** Returns the names of an operation's types in `graphql.ts`. */
export function resultTypes({ operation }: OperationDefinitionNode, name: string) {
  const result = `types.${name}${SUFFIXES[operation]}`
  return { result, variables: `${result}Variables` }
}
