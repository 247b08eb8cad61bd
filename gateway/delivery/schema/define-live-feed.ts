import type { InputRef, ObjectRef, SchemaTypes } from '@pothos/core'
import { builder } from '../../contract/builder.ts'
import type { Feeds, GraphQLContext } from '../../contract/context.ts'
import { encodeGlobalId } from '../../contract/global-id.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { LiveFeed, LiveSnapshot, LiveUpdate } from '../feeds/live-feed.ts'
import type { LiveItem } from '../rules/live-item.ts'
import { sortByKey } from '../rules/sort-key.ts'
import { parseLiveCursor } from './live-cursor.ts'
import { LiveSourceObject } from './live-source.ts'

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Known extends SchemaTypes> ? Known : never

/** The arguments, typed by hand: Pothos can't derive them from a type parameter. */
interface FeedArguments<Input> {
  readonly filter?: Input | null | undefined
  readonly after?: string | null | undefined
}

/** Clients can query the list, and subscribe to it under the same name. */
interface LiveFeedDefinition<Shape, Item extends LiveItem & Shape, Input extends object, Filter> {
  /** Name of the query and of the subscription, such as `streams`. */
  readonly name: string
  readonly feed: (feeds: Feeds) => LiveFeed<Item>
  readonly item: {
    readonly type: ObjectRef<Types, Shape>
    readonly typename: string
  }
  /** The conversion throws a BAD_USER_INPUT error for invalid values. */
  readonly filter: {
    readonly type: InputRef<Input>
    readonly parse: (input: Input | null | undefined, context: GraphQLContext) => Promise<Filter>
    readonly isWanted: (item: Item, filter: Filter) => boolean
  }
  /** Returns the place of an item in lists, which are in ascending order of it. Ends with a value that differs for each item. */
  readonly sortKey: (item: NoInfer<Shape>) => string
  /** Numbers of items and of removed ids in an answer, for its cost. */
  readonly sizes: { readonly items: number; readonly removed: number }
  /** Names of the two object types, and of the field with the items of the list. */
  readonly names: { readonly list: string; readonly items: string; readonly update: string }
  readonly descriptions: {
    readonly query: string
    readonly subscription: string
    readonly source: string
    readonly list: string
    /** Names the order, too. */
    readonly items: string
    readonly update: string
    readonly snapshot: string
    readonly upserted: string
    readonly removed: string
    readonly queryFilter: string
    readonly subscriptionFilter: string
  }
}

export function defineLiveFeed<Shape, Item extends LiveItem & Shape, Input extends object, Filter>(
  definition: LiveFeedDefinition<Shape, Item, Input, Filter>,
): void {
  const { name, item, sortKey } = definition
  builder.objectField(item.type, 'sortKey', (t) =>
    t.string({
      description: `Sort key. Every list of \`${name}\` is in ascending order of it, compared character by character. A key changes with its item, and the format of keys may change at any time.`,
      resolve: sortKey,
    }),
  )
  addQuery(definition)
  addSubscription(definition)
}

function addQuery<Shape, Item extends LiveItem & Shape, Input extends object, Filter>({
  name,
  feed,
  item,
  filter,
  sortKey,
  sizes,
  names,
  descriptions,
}: LiveFeedDefinition<Shape, Item, Input, Filter>): void {
  const type: ObjectRef<Types, unknown> = item.type
  const list = builder.objectRef<LiveSnapshot<Item>>(names.list).implement({
    description: descriptions.list,
    fields: (t) => ({
      cursor: t.string({
        description: `Cursor of this list. Pass it as \`after\` to the \`${name}\` subscription to receive all later changes.`,
        resolve: ({ revision }) => String(revision),
      }),
      source: t.field({ type: LiveSourceObject, description: descriptions.source, resolve: ({ source }) => source }),
      [names.items]: t.field({
        cost: new FieldCost({ listSize: sizes.items }),
        type: [type],
        description: descriptions.items,
        resolve: ({ items }): readonly unknown[] => sortByKey(items, sortKey),
      }),
    }),
  })
  builder.queryField(name, (t) =>
    t.field({
      type: list,
      description: descriptions.query,
      args: { filter: t.arg({ type: filter.type, required: false, description: descriptions.queryFilter }) },
      async resolve(_root, args: FeedArguments<Input>, context) {
        const wanted = await filter.parse(args.filter, context)
        const snapshot = await feed(context.feeds).look()
        return { ...snapshot, items: snapshot.items.filter((one) => filter.isWanted(one, wanted)) }
      },
    }),
  )
}

function addSubscription<Shape, Item extends LiveItem & Shape, Input extends object, Filter>({
  name,
  feed,
  item,
  filter,
  sortKey,
  sizes,
  names,
  descriptions,
}: LiveFeedDefinition<Shape, Item, Input, Filter>): void {
  const type: ObjectRef<Types, unknown> = item.type
  const update = builder.objectRef<LiveUpdate<Item>>(names.update).implement({
    broadcastable: true,
    description: descriptions.update,
    fields: (t) => ({
      cursor: t.string({
        description: 'Cursor of this update. Pass it as `after` to resume the subscription from here.',
        resolve: ({ revision }) => String(revision),
      }),
      snapshot: t.boolean({
        description: descriptions.snapshot,
        resolve: ({ snapshot }) => snapshot,
      }),
      upserted: t.field({
        cost: new FieldCost({ listSize: sizes.items }),
        type: [type],
        description: descriptions.upserted,
        resolve: ({ upserted }): readonly unknown[] => sortByKey(upserted, sortKey),
      }),
      removed: t.idList({
        cost: new FieldCost({ listSize: sizes.removed }),
        description: descriptions.removed,
        resolve: ({ removed }) => removed.map((id) => encodeGlobalId(item.typename, id)),
      }),
      source: t.field({
        type: LiveSourceObject,
        description: descriptions.source,
        resolve: ({ source }) => source,
      }),
    }),
  })
  builder.subscriptionField(name, (t) =>
    t.field({
      type: update,
      broadcastable: true,
      description: descriptions.subscription,
      args: {
        filter: t.arg({ type: filter.type, required: false, description: descriptions.subscriptionFilter }),
        after: t.arg.string({
          required: false,
          description: 'The `cursor` of the last received update. Omit it to start with a snapshot.',
        }),
      },
      async subscribe(_root, { filter: input, after }: FeedArguments<Input>, context) {
        const wanted = await filter.parse(input, context)
        return feed(context.feeds).watch((one) => filter.isWanted(one, wanted), parseLiveCursor(after))
      },
      resolve: (event) => event,
    }),
  )
}
