import { builder } from '../../contract/builder.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { ViewerObject } from '../../people/schema/viewer.ts'
import { type ApiKey, type ApiKeyUse, MAX_KEYS } from '../rules/api-key.ts'

/** Points of a list of keys: it reads three documents, and one more for each key. */
const LIST_POINTS = 200

interface UseOfKey {
  readonly id: string
  readonly use: ApiKeyUse
}

const ApiKeyUseObject = builder.objectRef<UseOfKey>('ApiKeyUse').implement({
  description: 'Use of an API key, over all addresses that send it. Numbers can be some seconds old.',
  fields: (t) => ({
    lastUsedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time when the key was last used. Null if it never was.',
      resolve: ({ use }) => use.lastUsedAt,
    }),
    pointsPerMinute: t.int({
      description: 'Points that the key may use in each minute.',
      resolve: async ({ id }, _args, { apiKeys }) => (await apiKeys.look(id)).limit,
    }),
    pointsThisMinute: t.int({
      description: 'Points that the key has used in the present minute, as far as the answering instance knows.',
      async resolve({ id }, _args, { apiKeys }) {
        const { limit, remaining } = await apiKeys.look(id)
        return limit - remaining
      },
    }),
    // A day can have more points than fit into an `Int`.
    pointsToday: t.float({
      description: 'Points that the key has used today, in UTC. A whole number.',
      resolve: ({ use }) => use.pointsToday,
    }),
    requestsToday: t.int({
      description:
        'Number of operations that were executed and subscriptions that were started with the key today, in UTC.',
      resolve: ({ use }) => use.requestsToday,
    }),
    refusalsToday: t.int({
      description: 'Number of requests that were refused today, in UTC, because the key had too few points left.',
      resolve: ({ use }) => use.refusalsToday,
    }),
  }),
})

const ApiKeyRef = builder.objectRef<ApiKey>('ApiKey')

export const ApiKeyNode = builder.node(ApiKeyRef, {
  description:
    'A key with which a program sends requests at its own budget of points. It only reads, like an anonymous visitor. Null to `node` for everyone but its owner.',
  id: { resolve: ({ id }) => id },
  async loadOne(id, { viewer, apiKeys }) {
    if (viewer.kind !== 'person') return null
    return (await apiKeys.list(viewer.id)).find((key) => key.id === id) ?? null
  },
  fields: (t) => ({
    publicPart: t.exposeString('id', {
      description: 'The 10 letters and digits of the key that follow `lw_`. They tell keys apart and are no secret.',
    }),
    name: t.exposeString('name', { description: 'Name that its owner gave it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time when the key was created.' }),
    use: t.field({
      type: ApiKeyUseObject,
      description: 'Use of the key.',
      resolve: ({ id, use }) => ({ id, use }),
    }),
  }),
})

builder.objectField(ViewerObject, 'apiKeys', (t) =>
  t.withAuth({ signedIn: true }).field({
    cost: new FieldCost({ weight: LIST_POINTS, listSize: MAX_KEYS }),
    type: [ApiKeyNode],
    nullable: true,
    description: `API keys of the signed-in person, the newest first, at most ${MAX_KEYS}. Null if the viewer is not signed in.`,
    unauthorizedResolver: () => null,
    resolve: async (_viewer, _args, { viewer, apiKeys }) => [...(await apiKeys.list(viewer.id))],
  }),
)
