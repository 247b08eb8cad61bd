import type { Locale } from '../../languages.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import type { AccountParams } from '../paths.ts'
import { OverlayAccountDocument, OverlayChangesDocument, type OverlayAccountQuery } from './gql/documents.ts'
import type { TypedDocument } from './typed-document.ts'

export type OverlayAnswer = OverlayAccountQuery['account']

export type OverlayAccount = Extract<OverlayAnswer, { readonly __typename: 'Account' }>

/** Longest wait for an answer, in milliseconds. */
const ANSWER_WITHIN_MS = 10_000

/** Fetches the account. Rejects when the server can't be reached, refuses the query or does not answer in ten seconds. */
export async function fetchAccount(account: AccountParams, locale: Locale): Promise<OverlayAnswer> {
  const variables = { ...account, locale: toContractLocale(locale) }
  const response = await fetch(addressOf(OverlayAccountDocument, variables), {
    headers: { accept: 'application/graphql-response+json', 'graphql-client-name': 'lanewatch-overlay' },
    // A page elsewhere may contain the card, and it shows the same to everyone.
    credentials: 'omit',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
  const { data }: { readonly data?: OverlayAccountQuery | null } = await response.json()
  if (!response.ok || data === undefined || data === null) throw new Error(`The server answered ${response.status}.`)
  return data.account
}

/** Calls `onChange` whenever a rank or a finished match of the account is new. Reconnects by itself. Returns a function that ends it. */
export function watchAccount(id: string, onChange: () => void): () => void {
  const events = new EventSource(addressOf(OverlayChangesDocument, { accounts: [id] }))
  events.addEventListener('next', onChange)
  return () => events.close()
}

function addressOf<Variables extends object>(
  document: TypedDocument<unknown, Variables>,
  variables: Variables,
): string {
  return `/graphql?${new URLSearchParams({ query: document.valueOf(), variables: JSON.stringify(variables) })}`
}
