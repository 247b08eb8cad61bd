import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { Locale } from '../gql/graphql.ts'
import { followUpdates } from './follow-updates.ts'
import type { LiveNews } from './live-news.ts'
import { updatedList, type ListSource, type ListUpdate, type LiveListItem } from './updated-list.ts'

export interface LiveList<Item, Filter> {
  /** Updates the client's cache until the returned function is called. */
  readonly follow: (client: ApolloClient, watched: WatchedList<Filter>, news: LiveNews<Item>) => () => void
}

/** The filter of a list, and the language of names in it. */
interface WatchedList<Filter> {
  readonly filter: Filter
  readonly locale: Locale
}

interface KnownList<Item> {
  readonly cursor: string
  readonly source: ListSource
  readonly items: readonly Item[]
}

interface LiveListDefinition<Item, Filter, Variables, Data, Ids, Updates> {
  /** Query of a list with the fields of `Item`. It is only read from the cache. */
  readonly list: TypedDocumentNode<Data, Variables>
  /** Query of a list with the ids of the items. It is only written to the cache, where the items keep all their fields. */
  readonly ids: TypedDocumentNode<Ids, Variables>
  /** Subscription to the updates of a list, with all fields that any page shows. */
  readonly updates: TypedDocumentNode<Updates, Variables & { readonly after?: string | null | undefined }>
  readonly variables: (watched: WatchedList<Filter>) => Variables
  readonly listOf: (data: Data) => KnownList<Item>
  readonly toIds: (list: KnownList<Item>) => Ids
  readonly updateOf: (data: Updates) => ListUpdate<Item>
  /** `before` is the previous version; null when it was not listed. */
  readonly hasBegun: (item: Item, before: Item | null) => boolean
  /** True when an item differs from `before` in more than a number. */
  readonly hasChanged: (item: Item, before: Item) => boolean
}

export function defineLiveList<
  Item extends LiveListItem,
  Filter,
  Variables extends OperationVariables,
  Data,
  Ids,
  Updates extends object,
>({
  list,
  ids,
  updates,
  variables: variablesOf,
  listOf,
  toIds,
  updateOf,
  hasBegun,
  hasChanged,
}: LiveListDefinition<Item, Filter, Variables, Data, Ids, Updates>): LiveList<Item, Filter> {
  return {
    follow(client, watched, news) {
      const variables = variablesOf(watched)

      function read(): KnownList<Item> | null {
        const data = client.readQuery<Data, Variables>({ query: list, variables })
        return data === null ? null : listOf(data)
      }

      let known = byId(read()?.items ?? [])

      return followUpdates({
        subscribe: () =>
          client.subscribe({
            query: updates,
            variables: { ...variables, after: read()?.cursor ?? null },
            // `onUpdate` writes it. Apollo would also read it back, and would notify the page one more time.
            fetchPolicy: 'no-cache',
          }),
        onUpdate(data) {
          const { cursor, source, snapshot, upserted, removed } = updateOf(data)
          const items = updatedList(read()?.items ?? [], { snapshot, upserted, removed })
          client.cache.write({ dataId: 'ROOT_SUBSCRIPTION', query: updates, variables, result: data, broadcast: false })
          client.writeQuery({ query: ids, variables, data: toIds({ cursor, source, items }) })
          // The cache would keep the items of the update for as long as the page is open.
          for (const fieldName of Object.keys(data))
            client.cache.evict({ id: 'ROOT_SUBSCRIPTION', fieldName, broadcast: false })

          const begun = upserted.filter((item) => hasBegun(item, known.get(item.id) ?? null))
          const changed = upserted.filter((item) => {
            const before = known.get(item.id)
            return before !== undefined && hasChanged(item, before)
          })
          known = byId(items)
          const noteworthy = new Set([...begun, ...changed].map(({ id }) => id))
          if (noteworthy.size > 0) news.tell({ cursor, snapshot, begun, ids: noteworthy })
        },
      })
    },
  }
}

const byId = <Item extends LiveListItem>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]))
