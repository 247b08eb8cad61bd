/** Subjects of the page, in their order. Each has an example in every language, except for the last one. */
export const TOPICS = [
  { id: 'first-steps', texts: 'firstSteps' },
  { id: 'queries', texts: 'queries' },
  { id: 'subscriptions', texts: 'subscriptions' },
  { id: 'server-sent-events', texts: 'serverSentEvents' },
  { id: 'limits', texts: 'limits' },
  { id: 'errors', texts: 'errors' },
  { id: 'caching', texts: 'caching' },
  { id: 'exports', texts: 'exports' },
  { id: 'api-keys', texts: 'apiKeys' },
  { id: 'webhooks', texts: 'webhooks' },
  { id: 'terms', texts: 'terms' },
] as const

export type Topic = (typeof TOPICS)[number]

export type TopicWithExample = Exclude<Topic, { readonly id: 'terms' }>
