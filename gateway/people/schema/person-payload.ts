import { builder } from '../../contract/builder.ts'
import { NotAllowedObject } from '../../contract/not-allowed.ts'
import { ProblemInterface } from '../../contract/problem.ts'
import type { NotAllowed, Person } from '../../identity/rules/viewer.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { FieldProblem } from '../../rosters/rules/roster-input.ts'
import { InvalidFieldObject } from '../../rosters/schema/roster-problem.ts'
import type { TooMany, ViewerData } from '../services/viewers.ts'
import { type PersonWithData, PersonObject } from './person.ts'

export type PersonOutcome =
  | { readonly kind: 'kept'; readonly person: PersonWithData }
  | { readonly kind: 'refused'; readonly problems: readonly PersonProblem[] }

type PersonProblem = NotAllowed | FieldProblem | TooMany

export const TooManyObject = builder.objectRef<TooMany>('TooMany').implement({
  description: 'The change would exceed the number of entries that one person can store.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Sentence that explains how to proceed, in English.',
      resolve: ({ limit }) => `The limit is ${limit}: remove some entries first.`,
    }),
    limit: t.exposeInt('limit', { description: 'Maximum number of entries of one person.' }),
  }),
})

const PROBLEM_OBJECTS = {
  'not-allowed': NotAllowedObject,
  'invalid-field': InvalidFieldObject,
  'too-many': TooManyObject,
} as const

const PersonProblemUnion = builder.unionType('PersonProblem', {
  description: 'Reason why a change to the stored data of a person was rejected.',
  types: [NotAllowedObject, InvalidFieldObject, TooManyObject],
  resolveType: ({ kind }) => PROBLEM_OBJECTS[kind],
})

export const PersonPayloadObject = builder.objectRef<PersonOutcome>('PersonPayload').implement({
  description: 'Result of a change to the stored data of a person.',
  fields: (t) => ({
    person: t.field({
      type: PersonObject,
      nullable: true,
      description: 'The person with the updated data. Null if nothing was changed.',
      resolve: (outcome) => (outcome.kind === 'kept' ? outcome.person : null),
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 1 }),
      type: [PersonProblemUnion],
      description: 'Reasons why nothing was changed. Empty on success.',
      resolve: (outcome) => (outcome.kind === 'refused' ? [...outcome.problems] : []),
    }),
  }),
})

/** Converts the result of a service call for `person` to an outcome. */
export function toOutcome(person: Person, changed: ViewerData | TooMany): PersonOutcome {
  return 'kind' in changed ? refuse(changed) : { kind: 'kept', person: { person, look: async () => changed } }
}

export function refuse(problem: PersonProblem): PersonOutcome {
  return { kind: 'refused', problems: [problem] }
}
