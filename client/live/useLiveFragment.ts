import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { asapScheduler, observeOn } from 'rxjs'

interface LiveEntity<Data, Variables extends OperationVariables> {
  readonly fragment: TypedDocumentNode<Data, Variables>
  /** Name of the fragment within its document. */
  readonly fragmentName: string
  /** Cache id of the entity, such as `Stream:abc`. */
  readonly entity: string
  /** Must be the same object while they are equal. */
  readonly variables?: Variables
}

/** Returns complete or partial data. Rerenders once per update; Apollo's `useFragment` rerenders each component separately. */
export function useLiveFragment<Data, Variables extends OperationVariables>({
  fragment,
  fragmentName,
  entity,
  variables,
}: LiveEntity<Data, Variables>): ApolloClient.WatchFragmentResult<Data> {
  const client = useApolloClient()
  const watched = useMemo(
    () => client.watchFragment<Data>({ fragment, fragmentName, from: entity, variables: variables ?? {} }),
    [client, fragment, fragmentName, entity, variables],
  )
  const subscribe = useCallback(
    (onChange: () => void) => {
      // Apollo's `useQuery` receives changes on the same scheduler.
      const subscription = watched.pipe(observeOn(asapScheduler)).subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    [watched],
  )
  const read = () => watched.getCurrentResult()
  return useSyncExternalStore(subscribe, read, read)
}
