import { builder } from '../../contract/builder.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { Provenance } from '../rules/provenance.ts'
import { type Licence, type RosterSource, toRosterSource } from '../rules/roster-sources.ts'

const LicenceObject = builder.objectRef<Licence>('Licence').implement({
  broadcastable: true,
  description: 'A licence under which a source publishes what it contributed.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Short name of the licence, such as `CC BY-SA 3.0`.' }),
    url: t.exposeString('url', { description: 'URL of the text of the licence.' }),
  }),
})

const RosterSourceObject = builder.objectRef<RosterSource>('RosterSource').implement({
  broadcastable: true,
  description: 'A source of facts in the rosters.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the source, such as `Leaguepedia`.' }),
    url: t.exposeString('url', { nullable: true, description: 'URL of the source. Null if it has none.' }),
    licence: t.field({
      type: LicenceObject,
      nullable: true,
      description:
        'Licence of what the source contributed, apart from the licence of this software. Who passes on these facts names the source, the licence and that the facts were changed. Null if unknown.',
      resolve: ({ licence }) => licence,
    }),
  }),
})

export const ProvenanceObject = builder.objectRef<Provenance>('Provenance').implement({
  broadcastable: true,
  description: 'Where facts in the rosters come from.',
  fields: (t) => ({
    sources: t.field({
      cost: new FieldCost({ listSize: 2 }),
      type: [RosterSourceObject],
      description: 'Sources. Empty if none is named.',
      resolve: ({ sources }) => sources.map(toRosterSource),
    }),
    asOf: t.exposeString('asOf', {
      nullable: true,
      description:
        'Date on which the sources said so, as precise as it is known: a day such as `2026-09-25`, a month or a year. Of several dates the oldest. Null if unknown.',
    }),
  }),
})
