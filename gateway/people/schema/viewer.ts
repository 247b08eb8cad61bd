import { builder } from '../../contract/builder.ts'
import { isEditor, signatureOf, type Viewer } from '../../identity/rules/viewer.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { listDoubtfulAccounts } from '../../rosters/rules/doubtful-accounts.ts'
import { DoubtfulAccountObject } from '../../rosters/schema/doubtful-accounts.ts'
import { PersonObject, withStoredData } from './person.ts'

export const ViewerObject = builder.objectRef<Viewer>('Viewer').implement({
  description: 'The sender of a request, with their permissions.',
  fields: (t) => ({
    person: t.withAuth({ signedIn: true }).field({
      type: PersonObject,
      nullable: true,
      description: 'The signed-in person. Null if the viewer is not signed in.',
      unauthorizedResolver: () => null,
      resolve: (_viewer, _args, { viewer, viewers }) => withStoredData(viewer, viewers),
    }),
    canEditRosters: t.boolean({
      description: "True if the viewer may change this server's rosters.",
      resolve: (viewer) => isEditor(viewer),
    }),
    doubtfulAccounts: t.withAuth({ editor: true }).field({
      cost: new FieldCost({ weight: 100, listSize: 100 }),
      type: [DoubtfulAccountObject],
      nullable: true,
      description:
        'Accounts of pro players that pages do not show and statistics do not count until an editor has decided, the newest doubts first. Null if the viewer may not change the rosters.',
      unauthorizedResolver: () => null,
      resolve: async (_viewer, _args, { proScene }) => [...listDoubtfulAccounts((await proScene.look()).players)],
    }),
    editorName: t.string({
      nullable: true,
      description:
        "Name that the viewer's roster changes are recorded under. Null if the viewer may not change rosters.",
      resolve: (viewer) => (isEditor(viewer) ? signatureOf(viewer) : null),
    }),
    editorUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Time when the right to edit rosters expires. Null if it does not expire, as for a signed-in person, or if the viewer does not have it.',
      resolve: (viewer) => (viewer.kind === 'operator' ? viewer.until : null),
    }),
  }),
})

interface EndEditingPayload {
  readonly viewer: Viewer
}

const EndEditingPayloadObject = builder.objectRef<EndEditingPayload>('EndEditingPayload').implement({
  description: 'Result of `endEditing`.',
  fields: (t) => ({
    viewer: t.field({
      type: ViewerObject,
      description: 'The viewer after the mutation.',
      resolve: ({ viewer }) => viewer,
    }),
  }),
})

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerObject,
    description: 'The sender of this request.',
    resolve: (_root, _args, { viewer }) => viewer,
  }),
)

builder.mutationField('endEditing', (t) =>
  t.withAuth({ anyone: true }).field({
    type: EndEditingPayloadObject,
    description:
      "Ends an operator's right to edit the rosters before it expires. The rights of a signed-in person are not affected: they end with the sign-out.",
    resolve: async (_root, _args, { operators, viewer }) => ({ viewer: await operators.endSession(viewer) }),
  }),
)
