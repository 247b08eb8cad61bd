import { FieldCost } from '../limits/field-cost.ts'
import { type NotAllowed, type Person, toNotAllowed } from '../domain/viewer.ts'
import { builder } from './builder.ts'
import { NotAllowedObject, refuseViewer } from './not-allowed.ts'

/** What a person takes with him. */
interface MyData {
  readonly kind: 'data'
  readonly json: string
}

const MyDataObject = builder.objectRef<MyData>('MyData').implement({
  description: 'Everything that this server keeps of a person. Who he is, his sign-in service keeps.',
  fields: (t) => ({
    json: t.exposeString('json', {
      description: 'A JSON text, to be saved as a file: `person` as his ID token tells, and `kept`, null for nothing.',
    }),
  }),
})

const ExportMyDataResultUnion = builder.unionType('ExportMyDataResult', {
  description: 'What asking for all that is kept of oneself can end in.',
  types: [MyDataObject, NotAllowedObject],
  resolveType: ({ kind }) => (kind === 'data' ? MyDataObject : NotAllowedObject),
})

builder.queryField('exportMyData', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ExportMyDataResultUnion,
    description: 'Everything that this server keeps of the person who asks. For who is signed in.',
    unauthorizedResolver: (_root, _args, { viewer }) => toNotAllowed(viewer),
    resolve: async (_root, _args, { viewer, viewers }) => toMyData(viewer, await viewers.export(viewer)),
  }),
)

type DeleteMyDataOutcome =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'refused'; readonly problems: readonly NotAllowed[] }

const DeleteMyDataPayloadObject = builder.objectRef<DeleteMyDataOutcome>('DeleteMyDataPayload').implement({
  description: 'How the deletion of everything that is kept of a person ended.',
  fields: (t) => ({
    deleted: t.boolean({
      description: 'Whether nothing is kept of him now.',
      resolve: ({ kind }) => kind === 'deleted',
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 1 }),
      type: [NotAllowedObject],
      description: 'Why nothing was deleted; empty when all went well.',
      resolve: (outcome) => (outcome.kind === 'refused' ? [...outcome.problems] : []),
    }),
  }),
})

builder.mutationField('deleteMyData', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: DeleteMyDataPayloadObject,
    description:
      'Deletes everything that this server keeps of the person who asks, at once and for good. His sign-in goes with his account at the sign-in service. For who is signed in.',
    unauthorizedResolver: refuseViewer,
    async resolve(_root, _args, { viewer, viewers }): Promise<DeleteMyDataOutcome> {
      await viewers.forget(viewer)
      return { kind: 'deleted' }
    },
  }),
)

function toMyData({ id, name, email, emailVerified, role }: Person, kept: object | null): MyData {
  const json = JSON.stringify({ person: { id, name, email, emailVerified, role }, kept }, null, 2)
  return { kind: 'data', json }
}
