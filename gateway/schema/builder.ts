import SchemaBuilder from '@pothos/core'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { isObjectType } from 'graphql'
import { type Editor, isEditor, isPerson, type Person } from '../domain/viewer.ts'
import { BROADCASTABLE_PLUGIN } from './broadcastable.ts'
import type { GraphQLContext } from './context.ts'
import { COST_PLUGIN } from './cost.ts'
import { decodeGlobalId, encodeGlobalId } from './global-id.ts'

/** What a field can ask of the viewer. Each mutation names one of these, and so does each field that is not everybody's. */
interface Rights {
  /** Nothing. */
  everybody: boolean
  /** To be a person, whatever his role. */
  signedIn: boolean
  /** To be somebody who may change the rosters. */
  editor: boolean
}

/** Every type of the contract is defined with this builder, in a file of its own. */
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
  // A field is metered before anything else happens, so the meter comes first.
  plugins: [COST_PLUGIN, ScopeAuthPlugin, RelayPlugin, BROADCASTABLE_PLUGIN],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  scopeAuth: {
    // The one place that decides who has which right.
    authScopes: ({ viewer }) => ({ everybody: true, signedIn: isPerson(viewer), editor: isEditor(viewer) }),
  },
  relay: {
    encodeGlobalID: encodeGlobalId,
    decodeGlobalID: decodeGlobalId,
    nodesQueryOptions: false,
    nodeQueryOptions: {
      description: 'Anything that has an id; null when there is no such thing any more.',
      args: { id: { description: 'An `id` of an earlier answer.' } },
      resolve(_root, { id }, _context, { schema }, resolveNode) {
        const type = schema.getType(id.typename)
        const isNode = isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node')
        return isNode ? resolveNode(id) : null
      },
    },
    nodeTypeOptions: { description: 'A thing that can be fetched again by its id.' },
    idFieldOptions: { broadcastable: true, description: 'Opaque; the same for the same thing on every request.' },
    hasNextPageFieldOptions: { description: 'True when another page follows.' },
    hasPreviousPageFieldOptions: { description: 'True when a page comes before.' },
    startCursorFieldOptions: { description: 'The cursor of the first thing on the page; null when there is none.' },
    endCursorFieldOptions: { description: 'What to pass as `after` for the next page; null when there is nothing.' },
    pageInfoTypeOptions: { description: 'Where a page of a list begins and ends.' },
  },
})

builder.queryType({ description: 'Everything that can be asked.' })
builder.mutationType({ description: 'Everything that can be changed.' })
builder.subscriptionType({ description: 'What is told as it happens.' })
