import { isEditor, signatureOf, type Viewer } from '../domain/viewer.ts'
import { builder } from './builder.ts'
import { PersonObject, toKnownPerson } from './person.ts'

const ViewerObject = builder.objectRef<Viewer>('Viewer').implement({
  description: 'Whoever sends the request.',
  fields: (t) => ({
    person: t.withAuth({ signedIn: true }).field({
      type: PersonObject,
      nullable: true,
      description: 'The person who is signed in; null for everybody else.',
      unauthorizedResolver: () => null,
      resolve: (_viewer, _args, { viewer, viewers }) => toKnownPerson(viewer, viewers),
    }),
    canEditRosters: t.boolean({
      description: "Whether he may change this server's rosters.",
      resolve: (viewer) => isEditor(viewer),
    }),
    editorName: t.string({
      nullable: true,
      description: 'What roster changes of his are signed with; null for who may not make any.',
      resolve: (viewer) => (isEditor(viewer) ? signatureOf(viewer) : null),
    }),
    editorUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When that ends by itself; null when it does not, as for a person, or he may not.',
      resolve: (viewer) => (viewer.kind === 'operator' ? viewer.until : null),
    }),
  }),
})

interface EndEditingPayload {
  readonly viewer: Viewer
}

const EndEditingPayloadObject = builder.objectRef<EndEditingPayload>('EndEditingPayload').implement({
  description: 'How the giving up of the right to edit ended.',
  fields: (t) => ({
    viewer: t.field({
      type: ViewerObject,
      description: 'The viewer as he is now.',
      resolve: ({ viewer }) => viewer,
    }),
  }),
})

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerObject,
    description: 'Whoever sends the request.',
    resolve: (_root, _args, { viewer }) => viewer,
  }),
)

builder.mutationField('endEditing', (t) =>
  t.withAuth({ everybody: true }).field({
    type: EndEditingPayloadObject,
    description:
      "Gives up an operator's right to edit the rosters, before it ends by itself. A person keeps his: he signs out.",
    resolve: async (_root, _args, { operators, viewer }) => ({ viewer: await operators.endSession(viewer) }),
  }),
)
