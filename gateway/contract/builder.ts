import SchemaBuilder from '@pothos/core'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { type Editor, isEditor, isPerson, type Person } from '../identity/rules/viewer.ts'
import { FieldCost } from '../limits/field-cost.ts'
import { BROADCASTABLE_PLUGIN } from './broadcastable.ts'
import type { GraphQLContext } from './context.ts'
import { COST_PLUGIN } from './cost.ts'
import { decodeGlobalId, encodeGlobalId } from './global-id.ts'
import { isNodeId, NODE_RIOT_REQUESTS } from './node-id.ts'

/** Each mutation names one of these, and so does each field with restricted access. */
interface Rights {
  /** Every viewer. */
  anyone: boolean
  /** Signed-in persons with any role. */
  signedIn: boolean
  /** Viewers who may change the rosters. */
  editor: boolean
}

/** Each type is defined in a file of its own. */
export const builder = new SchemaBuilder<{
  Context: GraphQLContext
  AuthScopes: Rights
  AuthContexts: {
    signedIn: GraphQLContext & { readonly viewer: Person }
    editor: GraphQLContext & { readonly viewer: Editor }
  }
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: true
  Scalars: {
    DateTime: { Input: number; Output: number }
    ID: { Input: string; Output: string }
  }
}>({
  // The order matters: the cost plugin meters a field before any other plugin runs.
  plugins: [COST_PLUGIN, ScopeAuthPlugin, RelayPlugin, BROADCASTABLE_PLUGIN],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  scopeAuth: {
    // The only place that decides which viewer has which right.
    authScopes: ({ viewer }) => ({ anyone: true, signedIn: isPerson(viewer), editor: isEditor(viewer) }),
  },
  relay: {
    encodeGlobalID: encodeGlobalId,
    decodeGlobalID: decodeGlobalId,
    nodesQueryOptions: false,
    nodeQueryOptions: {
      cost: new FieldCost({ weight: 300, riotRequests: NODE_RIOT_REQUESTS }),
      description: 'Fetches an object by its id. Null if the object does not exist or no longer exists.',
      args: { id: { description: 'The `id` of the object, as returned by this server.' } },
      resolve: (_root, { id }, _context, { schema }, resolveNode) => (isNodeId(id, schema) ? resolveNode(id) : null),
    },
    nodeTypeOptions: { description: 'An object with an id, which can be fetched again with `node` or `nodes`.' },
    idFieldOptions: { broadcastable: true, description: 'Opaque, stable id of the object.' },
    hasNextPageFieldOptions: { description: 'True if more items follow this page.' },
    hasPreviousPageFieldOptions: { description: 'True if items precede this page.' },
    startCursorFieldOptions: { description: 'Cursor of the first item on the page. Null if the page is empty.' },
    endCursorFieldOptions: { description: 'Cursor to pass as `after` for the next page. Null if nothing was found.' },
    pageInfoTypeOptions: { description: 'Information about pagination in a connection.' },
  },
})

builder.queryType({ description: 'The root type of queries.' })
builder.mutationType({ description: 'The root type of mutations.' })
builder.subscriptionType({ description: 'The root type of subscriptions: live updates.' })
