import type { Locale } from '../../languages.ts'
import { fetchAndLearnTime } from '../hydration/server-time.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import type { AccountParams } from '../paths.ts'
import {
  OverlayAccountDocument,
  OverlayChangesDocument,
  type OverlayAccountQuery,
  type OverlayChangesSubscription,
} from './gql/documents.ts'
import type { TypedDocument } from './typed-document.ts'

export type OverlayAnswer = OverlayAccountQuery['account']

export type OverlayAccount = Extract<OverlayAnswer, { readonly __typename: 'Account' }>

/** Longest wait for an answer, in milliseconds. */
const ANSWER_WITHIN_MS = 10_000

/** Pause before a subscription that has ended, or that the server refused, is opened again. */
const WATCH_AGAIN_MS = 30_000

/** Fetches the account. Rejects when the server can't be reached, refuses the query or does not answer in ten seconds. */
export async function fetchAccount(account: AccountParams, locale: Locale): Promise<OverlayAnswer> {
  const variables = { ...account, locale: toContractLocale(locale) }
  const response = await fetchAndLearnTime(addressOf(OverlayAccountDocument, variables), {
    headers: { accept: 'application/graphql-response+json', 'graphql-client-name': 'lanewatch-overlay' },
    // A page elsewhere may contain the card, and it shows the same to everyone.
    credentials: 'omit',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
  const { data }: { readonly data?: OverlayAccountQuery | null } = await response.json()
  if (!response.ok || data === undefined || data === null) throw new Error(`The server answered ${response.status}.`)
  return data.account
}

/** Calls `onChange` whenever a rank or a finished match of the account is new, until the page is closed. */
export function watchAccount(id: string, onChange: () => void): void {
  const events = new EventSource(addressOf(OverlayChangesDocument, { accounts: [id] }))
  const watchLater = () => {
    events.close()
    setTimeout(() => watchAccount(id, onChange), WATCH_AGAIN_MS)
  }
  events.addEventListener('next', (event: MessageEvent<string>) => {
    const { data }: { readonly data?: OverlayChangesSubscription | null } = JSON.parse(event.data)
    // A snapshot contains what the account already has.
    if (data?.accountChanges.snapshot === false) onChange()
  })
  events.addEventListener('complete', watchLater)
  events.addEventListener('error', () => {
    // Browsers reconnect by themselves after a lost connection, but not after a refusal.
    if (events.readyState === EventSource.CLOSED) watchLater()
  })
}

function addressOf<Variables extends object>(
  document: TypedDocument<unknown, Variables>,
  variables: Variables,
): string {
  return `/graphql?${new URLSearchParams({ query: document.valueOf(), variables: JSON.stringify(variables) })}`
}
