import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql'

/**
 * Generates the React hooks of every operation from the typed documents in `graphql.ts`: `useXQuery`, `useXLazyQuery` and
 * `useXSuspenseQuery`, `useXMutation`, `useXSubscription`. Throws when an operation has no name.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION)

  const hooks = operations.flatMap(hooksOf)
  const reactHooks = [...new Set(hooks.map((hook) => hook.apollo))].toSorted()

  return {
    prepend: [
      ...reactHooks.map((hook) => `import { ${hook} } from '@apollo/client/react'`),
      `import * as documents from './graphql.ts'`,
      `import type * as types from './graphql.ts'`,
    ],
    content: hooks
      .map(
        ({ name, apollo, operation, options }) =>
          `export const ${name} = (${options}) =>\n  ${apollo}(documents.${operation}Document, options)`,
      )
      .join('\n\n'),
  }
}

function hooksOf(definition: OperationDefinitionNode) {
  const operation = definition.name?.value
  if (operation === undefined)
    throw new Error('An operation has no name. Name it: hooks are named after their operation.')
  const result = (kind: string) => `types.${operation}${kind}`
  const both = (kind: string) => `${result(kind)}, ${result(kind)}Variables`
  const hook = (suffix: string, apollo: string, options: string) => ({
    name: `use${operation}${suffix}`,
    apollo,
    operation,
    options,
  })
  const needsVariables = (definition.variableDefinitions ?? []).some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined,
  )
  const optional = needsVariables ? '' : '?'

  switch (definition.operation) {
    case OperationTypeNode.QUERY:
      return [
        hook('Query', 'useQuery', `options${optional}: useQuery.Options<${both('Query')}>`),
        hook('LazyQuery', 'useLazyQuery', `options?: useLazyQuery.Options<${both('Query')}>`),
        hook(
          'SuspenseQuery',
          'useSuspenseQuery',
          `options${optional}: useSuspenseQuery.Options<${result('Query')}Variables>`,
        ),
      ]
    case OperationTypeNode.MUTATION:
      return [hook('Mutation', 'useMutation', `options?: useMutation.Options<${both('Mutation')}>`)]
    case OperationTypeNode.SUBSCRIPTION:
      return [
        hook('Subscription', 'useSubscription', `options${optional}: useSubscription.Options<${both('Subscription')}>`),
      ]
  }
}
