import { FieldCost } from '../limits/field-cost.ts'
import type { FieldProblem } from '../domain/roster-input.ts'
import type { NotAllowed, Person } from '../domain/viewer.ts'
import type { TooMany, ViewerData } from '../services/viewers.ts'
import { builder } from './builder.ts'
import { NotAllowedObject } from './not-allowed.ts'
import { type KnownPerson, PersonObject } from './person.ts'
import { ProblemInterface } from './problem.ts'
import { InvalidFieldObject } from './roster-problem.ts'

/** How a change of what is kept of a person ended. */
export type PersonOutcome =
  | { readonly kind: 'kept'; readonly person: KnownPerson }
  | { readonly kind: 'refused'; readonly problems: readonly PersonProblem[] }

type PersonProblem = NotAllowed | FieldProblem | TooMany

const TooManyObject = builder.objectRef<TooMany>('TooMany').implement({
  description: 'It would be more than one person can keep.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'What to do.',
      resolve: ({ limit }) => `That would be more than ${limit}: take some away first.`,
    }),
    limit: t.exposeInt('limit', { description: 'How many one person can keep.' }),
  }),
})

const PROBLEM_OBJECTS = {
  'not-allowed': NotAllowedObject,
  'invalid-field': InvalidFieldObject,
  'too-many': TooManyObject,
} as const

const PersonProblemUnion = builder.unionType('PersonProblem', {
  description: 'What can keep a person from changing what is kept of him.',
  types: [NotAllowedObject, InvalidFieldObject, TooManyObject],
  resolveType: ({ kind }) => PROBLEM_OBJECTS[kind],
})

export const PersonPayloadObject = builder.objectRef<PersonOutcome>('PersonPayload').implement({
  description: 'How a change of what is kept of a person ended.',
  fields: (t) => ({
    person: t.field({
      type: PersonObject,
      nullable: true,
      description: 'The person with what is kept of him now; null when nothing was changed.',
      resolve: (outcome) => (outcome.kind === 'kept' ? outcome.person : null),
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 1 }),
      type: [PersonProblemUnion],
      description: 'Why nothing was changed; empty when all went well.',
      resolve: (outcome) => (outcome.kind === 'refused' ? [...outcome.problems] : []),
    }),
  }),
})

/** How it ended for the person whose data was to be changed. */
export function toOutcome(person: Person, changed: ViewerData | TooMany): PersonOutcome {
  return 'kind' in changed ? refuse(changed) : { kind: 'kept', person: { person, look: async () => changed } }
}

export function refuse(problem: PersonProblem): PersonOutcome {
  return { kind: 'refused', problems: [problem] }
}
