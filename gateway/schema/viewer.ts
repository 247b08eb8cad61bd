import { findEditor, type Viewer } from '../domain/viewer.ts'
import { builder } from './builder.ts'

const ViewerObject = builder.objectRef<Viewer>('Viewer').implement({
  description: 'Whoever sends the request.',
  fields: (t) => ({
    canEditRosters: t.boolean({
      description: "Whether he may change this server's rosters.",
      resolve: (viewer) => findEditor(viewer) !== null,
    }),
    editorName: t.string({
      nullable: true,
      description: 'What roster changes of his are signed with; null for who may not make any.',
      resolve: (viewer) => findEditor(viewer)?.name ?? null,
    }),
    editorUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When that ends by itself; null when it does not, or he may not.',
      resolve: (viewer) => findEditor(viewer)?.until ?? null,
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
  t.field({
    type: EndEditingPayloadObject,
    description: "Gives up the viewer's right to edit the rosters, before it ends by itself.",
    resolve: async (_root, _args, { operators, viewer }) => ({ viewer: await operators.endSession(viewer) }),
  }),
)
