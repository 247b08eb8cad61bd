/** Number of characters of a client's name that are kept. */
const NAME_LENGTH = 60

/** Headers in which a client names itself: the proposal for GraphQL over HTTP, Apollo's, and an older form. */
const NAME_HEADERS = ['graphql-client-name', 'apollographql-client-name', 'x-graphql-client-name']

/** Returns the name that a client gives itself; `unnamed` without one. */
export function clientNameOf(headers: Pick<Headers, 'get'> | undefined): string {
  const name = NAME_HEADERS.map((header) => headers?.get(header)?.trim()).find(Boolean)
  return name?.slice(0, NAME_LENGTH) ?? 'unnamed'
}
