import type { TFunction } from 'i18next'
import { graphql } from '../../../gql/gql.ts'
import type { WebhookFormat, WebhookProblems_problemFragment as WebhookProblem } from '../../../gql/graphql.ts'

graphql(/* GraphQL */ `
  fragment WebhookProblems_problem on WebhookProblem {
    ... on InvalidField {
      path
      rule
      limit
    }
    ... on TooMany {
      most: limit
    }
  }
`)

export type FormField = 'name' | 'address' | 'events' | 'teams' | 'leagues'

/** Words for each field with a problem; `form` for what is wrong with no field alone. */
export type FormErrors = Readonly<Partial<Record<FormField | 'form', string>>>

type Words = TFunction<'apiKeys'>

/** Explains why a webhook was not created or changed, next to the field that causes it. */
export function explainFields(problems: readonly WebhookProblem[], format: WebhookFormat, words: Words): FormErrors {
  return Object.fromEntries(
    problems.map((problem) => {
      const field = problem.__typename === 'InvalidField' ? findFormField(problem.path) : null
      if (field === null || problem.__typename !== 'InvalidField') return ['form', explainProblem(problem, words)]
      return [field, explainField(field, problem, format, words)]
    }),
  )
}

/** Explains a problem that is not one of a field. */
export function explainProblem(problem: WebhookProblem | undefined, words: Words): string {
  if (problem?.__typename === 'TooMany') return words('webhooks.problems.tooMany', { count: problem.most })
  if (problem?.__typename === 'NotAllowed') return words('webhooks.problems.notAllowed')
  return words(problem === undefined ? 'webhooks.problems.failed' : 'webhooks.problems.gone')
}

function findFormField(path: string): FormField | null {
  if (path === 'name' || path === 'address') return path
  if (path === 'filter.teams') return 'teams'
  if (path === 'filter.leagues') return 'leagues'
  return path === 'events' || path.startsWith('filter.') ? 'events' : null
}

type InvalidField = Extract<WebhookProblem, { readonly __typename: 'InvalidField' }>

function explainField(field: FormField, { path, rule, limit }: InvalidField, format: WebhookFormat, words: Words) {
  switch (field) {
    case 'name':
      return words('webhooks.problems.name')
    case 'address':
      if (rule === 'REQUIRED') return words('webhooks.problems.addressMissing')
      if (limit !== null) return words('webhooks.problems.addressLong', { count: limit })
      return words(format === 'DISCORD' ? 'webhooks.problems.addressDiscord' : 'webhooks.problems.addressInvalid')
    case 'events':
      return words(path === 'events' ? 'webhooks.problems.events' : 'webhooks.problems.accounts')
    case 'teams':
    case 'leagues':
      return words(rule === 'UNKNOWN' ? 'webhooks.problems.codesUnknown' : 'webhooks.problems.codesMany')
  }
}
