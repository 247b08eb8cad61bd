import { builder } from '../../contract/builder.ts'
import { NotAllowedObject, refuseViewer } from '../../contract/not-allowed.ts'
import { type NotAllowed, type Person, toNotAllowed } from '../../identity/rules/viewer.ts'
import { FieldCost } from '../../limits/field-cost.ts'

interface MyData {
  readonly kind: 'data'
  readonly json: string
}

const MyDataObject = builder.objectRef<MyData>('MyData').implement({
  description:
    'Export of all data that this server stores about a person. Their identity is stored by the sign-in service.',
  fields: (t) => ({
    json: t.exposeString('json', {
      description:
        'JSON text, suitable for saving as a file. `person` contains the claims of the ID token. `kept` contains the stored data, or null if nothing is stored. `apiKeys` lists the API keys with their use and webhooks, without their secrets. `pushSubscriptions` lists the browsers that are notified.',
    }),
  }),
})

const ExportMyDataResultUnion = builder.unionType('ExportMyDataResult', {
  description: 'Result of `exportMyData`: the data, or the reason why it was refused.',
  types: [MyDataObject, NotAllowedObject],
  resolveType: ({ kind }) => (kind === 'data' ? MyDataObject : NotAllowedObject),
})

builder.queryField('exportMyData', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ExportMyDataResultUnion,
    description: 'Exports all data that this server stores about the signed-in person. Requires sign-in.',
    unauthorizedResolver: (_root, _args, { viewer }) => toNotAllowed(viewer),
    async resolve(_root, _args, { viewer, viewers, apiKeys, webhooks, pushSubscriptions }) {
      const keys = await apiKeys.list(viewer.id)
      const withWebhooks = keys.map(async (key) => ({ ...key, webhooks: await webhooks.export(key.id) }))
      return toMyData(viewer, {
        kept: await viewers.export(viewer),
        apiKeys: await Promise.all(withWebhooks),
        pushSubscriptions: await pushSubscriptions.export(viewer.id),
      })
    },
  }),
)

type DeleteMyDataOutcome =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'refused'; readonly problems: readonly NotAllowed[] }

const DeleteMyDataPayloadObject = builder.objectRef<DeleteMyDataOutcome>('DeleteMyDataPayload').implement({
  description: 'Result of `deleteMyData`.',
  fields: (t) => ({
    deleted: t.boolean({
      description: 'True if all stored data about the person was deleted.',
      resolve: ({ kind }) => kind === 'deleted',
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 1 }),
      type: [NotAllowedObject],
      description: 'Reasons why nothing was deleted. Empty on success.',
      resolve: (outcome) => (outcome.kind === 'refused' ? [...outcome.problems] : []),
    }),
  }),
})

builder.mutationField('deleteMyData', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: DeleteMyDataPayloadObject,
    description:
      'Deletes all data that this server stores about the signed-in person and revokes their API keys and notifications, immediately and permanently. The account at the sign-in service is not deleted. Requires sign-in.',
    unauthorizedResolver: refuseViewer,
    async resolve(_root, _args, { viewer, viewers, apiKeys, pushSubscriptions }): Promise<DeleteMyDataOutcome> {
      await apiKeys.revokeAll(viewer.id)
      await pushSubscriptions.deleteOf(viewer.id)
      await viewers.forget(viewer)
      return { kind: 'deleted' }
    },
  }),
)

function toMyData({ id, name, email, emailVerified, role }: Person, data: object): MyData {
  const json = JSON.stringify({ person: { id, name, email, emailVerified, role }, ...data }, null, 2)
  return { kind: 'data', json }
}
