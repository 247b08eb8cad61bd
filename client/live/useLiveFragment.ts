import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { asapScheduler, observeOn } from 'rxjs'

interface LiveEntity<Data, Variables extends OperationVariables> {
  readonly fragment: TypedDocumentNode<Data, Variables>
  /** The name of the fragment among those that come with it. */
  readonly fragmentName: string
  /** What the cache calls the entity, such as `Stream:abc`. */
  readonly entity: string
  /** Variables of the fragment; the same object for as long as they are the same. */
  readonly variables?: Variables
}

/**
 * What the cache holds of an entity, whole or in parts. Renders only when that changes, and together with everything else
 * that the same update changes: Apollo's own `useFragment` gives each component a turn of its own.
 */
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
      // Where Apollo's `useQuery` hears of changes too.
      const subscription = watched.pipe(observeOn(asapScheduler)).subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    [watched],
  )
  const read = () => watched.getCurrentResult()
  return useSyncExternalStore(subscribe, read, read)
}
