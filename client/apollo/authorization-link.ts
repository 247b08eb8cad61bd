import { ApolloLink } from '@apollo/client'
import { Kind, type DocumentNode } from 'graphql'
import { defer, from, mergeMap } from 'rxjs'
import type { Sessions } from '../sign-in/session.ts'

/** Fields of `Query` whose answer depends on the viewer. */
const VIEWER_FIELDS = /^(viewer|exportMyData)$/

/** Adds the viewer's authorization to requests that concern the viewer. Other requests do not wait for it. */
export function createAuthorizationLink({ authorization }: Pick<Sessions, 'authorization'>): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === 'query' && !concernsViewer(operation.query)) return forward(operation)
    return defer(() => from(authorization())).pipe(
      mergeMap((header) =>
        header === null
          ? forward(operation)
          : from(import('./send-authorized.ts')).pipe(
              mergeMap(({ sendAuthorized }) => sendAuthorized(operation, { forward, header, authorization })),
            ),
      ),
    )
  })
}

function concernsViewer({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.some(
        (selection) => selection.kind !== Kind.FIELD || VIEWER_FIELDS.test(selection.name.value),
      ),
  )
}
