import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  isInputObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Log } from '../../shared/log.ts'

/** Number of clients whose uses are counted at once. The limit protects the memory from invented names. */
const COUNTED_CLIENTS = 200

/** Number of characters of a client's name that are kept. */
const NAME_LENGTH = 60

/** Headers in which a client names itself: the proposal for GraphQL over HTTP, Apollo's, and an older form. */
const NAME_HEADERS = ['graphql-client-name', 'apollographql-client-name', 'x-graphql-client-name']

export interface DeprecatedUses {
  /** Counts an executed operation. Logs the first use of each part by each client, the tenth, the hundredth and so on. */
  readonly count: (document: DocumentNode, client: string, log: Log) => void
}

/** Returns the name that a client gives itself; `unnamed` without one. */
export function clientNameOf(headers: Headers | undefined): string {
  const name = NAME_HEADERS.map((header) => headers?.get(header)?.trim()).find(Boolean)
  return name?.slice(0, NAME_LENGTH) ?? 'unnamed'
}

/** Counts which clients still use deprecated parts of the contract, as far as their documents show it. */
export function createDeprecatedUses(schema: GraphQLSchema): DeprecatedUses {
  const partsOf = new WeakMap<DocumentNode, ReadonlySet<string>>()
  const clients = new LRUCache<string, Map<string, number>>({ max: COUNTED_CLIENTS })

  return {
    count(document, client, log) {
      const parts = partsOf.get(document) ?? listDeprecated(schema, document)
      partsOf.set(document, parts)
      if (parts.size === 0) return
      const counts = clients.get(client) ?? new Map<string, number>()
      clients.set(client, counts)
      for (const part of parts) {
        const uses = (counts.get(part) ?? 0) + 1
        counts.set(part, uses)
        if (Number.isInteger(Math.log10(uses))) log.info('deprecated part of the contract used', { client, part, uses })
      }
    },
  }
}

/** Names the deprecated parts in a document, such as `Item.itemId` and `Query.champion(key:)`. */
function listDeprecated(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const found = new Set<string>()
  const note = (part: { readonly deprecationReason?: string | null | undefined } | null | undefined, name: string) => {
    if (part?.deprecationReason != null) found.add(name)
  }
  const info = new TypeInfo(schema)
  const field = () => `${info.getParentType()?.name}.${info.getFieldDef()?.name}`
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: () => note(info.getFieldDef(), field()),
      Argument: ({ name }) => note(info.getArgument(), `${field()}(${name.value}:)`),
      ObjectField({ name }) {
        const input = info.getParentInputType()
        if (isInputObjectType(input)) note(input.getFields()[name.value], `${input.name}.${name.value}`)
      },
      EnumValue: ({ value }) => note(info.getEnumValue(), `${getNamedType(info.getInputType())?.name}.${value}`),
    }),
  )
  return found
}
