import { builder } from '../../contract/builder.ts'
import type { StaffMember } from '../rules/pro-scene.ts'
import type { StaffJob } from '../rules/staff-job.ts'
import { ProvenanceObject } from './provenance.ts'

const StaffJobEnum = builder.enumType('StaffJob', {
  description: 'Job of a person who works for a team without playing.',
  values: {
    HEAD_COACH: { description: 'Head coach.' },
    COACH: { description: 'Coach or assistant coach.' },
    STRATEGIC_COACH: { description: 'Strategic or positional coach.' },
    ANALYST: { description: 'Analyst.' },
    MANAGER: { description: 'Manager.' },
  } satisfies Record<StaffJob, { description: string }>,
})

export const StaffMemberObject = builder.objectRef<StaffMember>('StaffMember').implement({
  broadcastable: true,
  description: 'A person who works for a team without playing.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the person.' }),
    job: t.field({ type: StaffJobEnum, description: 'Job of the person.', resolve: ({ job }) => job }),
    country: t.exposeString('country', {
      nullable: true,
      description: 'Country of the person, as in ISO 3166-1 alpha-2. Null if unknown.',
    }),
    provenance: t.field({
      type: ProvenanceObject,
      description: 'Source and date of this fact.',
      resolve: ({ provenance }) => provenance,
    }),
  }),
})
