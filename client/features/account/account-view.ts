import type { QueueFilter } from '../../gql/graphql.ts'

export const ACCOUNT_TABS = ['ranks', 'matches', 'live', 'champions', 'activity'] as const

type AccountTab = (typeof ACCOUNT_TABS)[number]

/** The queue that a history is filtered by; null for all queues. */
export type QueueChoice = QueueFilter | null

/** The offered queues, in display order. */
export const QUEUE_CHOICES = [null, 'SOLO', 'FLEX', 'NORMAL', 'ARAM'] as const satisfies readonly QueueChoice[]

/** The query string stores it, such as `?queue=solo&champion=ahri`, so that links and reloads keep it. */
export interface AccountView {
  readonly tab: AccountTab
  readonly queue: QueueChoice
  /** A champion by its slug in lower case or by its key; null for all champions. It may not exist. */
  readonly champion: string | null
}

/** Slugs are letters and digits, the longest of them far shorter than this; keys are digits. */
const CHAMPION_WORD = /^[a-z0-9]{1,32}$/

/** Invalid values count as the default. */
export function readAccountView(search: URLSearchParams): AccountView {
  const tab = search.get('tab')
  const queue = search.get('queue')?.toUpperCase()
  const champion = search.get('champion')?.toLowerCase() ?? ''
  return {
    tab: ACCOUNT_TABS.find((name) => name === tab) ?? 'matches',
    queue: QUEUE_CHOICES.find((name) => name === queue) ?? null,
    champion: CHAMPION_WORD.test(champion) ? champion : null,
  }
}

/** Leaves out defaults and keeps other parameters. */
export function writeAccountView(search: URLSearchParams, view: AccountView): URLSearchParams {
  const written = new URLSearchParams(search)
  for (const name of ['tab', 'queue', 'champion']) written.delete(name)
  if (view.tab !== 'matches') written.set('tab', view.tab)
  if (view.queue !== null) written.set('queue', view.queue.toLowerCase())
  if (view.champion !== null) written.set('champion', view.champion)
  return written
}
