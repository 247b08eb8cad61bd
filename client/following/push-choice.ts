import type { PushEvent } from '../gql/graphql.ts'

/** Kinds of events, the most wanted first. */
export const PUSH_EVENTS = ['STREAM_STARTED', 'GAME_STARTED', 'RANK_CHANGED'] as const satisfies readonly PushEvent[]

/** Choice of notifications in this browser while no page is open. */
export interface PushChoice {
  readonly events: readonly PushEvent[]
  /** State that the server has stored last, as text, and its time, in milliseconds since 1970. Null before. */
  readonly saved: { readonly text: string; readonly at: number } | null
}

const PUSH_KEY = 'push'

const listeners = new Set<() => void>()
let text: string | null = null
let choice: PushChoice | null = null

/** Returns the choice of this browser; null while notifications are off. The same object until it changes. */
export function readPushChoice(): PushChoice | null {
  const found = textHere()
  if (found !== text) {
    text = found
    choice = parsePushChoice(found)
  }
  return choice
}

/** Null switches notifications off. */
export function keepPushChoice(next: PushChoice | null): void {
  try {
    if (next === null) localStorage.removeItem(PUSH_KEY)
    else localStorage.setItem(PUSH_KEY, JSON.stringify(next))
  } catch {
    // A browser that blocks storage has no service workers either.
  }
  for (const listener of listeners) listener()
}

/** Calls `listener` after each change in this tab, until the returned function is called. */
export function subscribeToPushChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function textHere(): string | null {
  try {
    return localStorage.getItem(PUSH_KEY)
  } catch {
    return null
  }
}

/** Returns null for a text that is no choice. */
function parsePushChoice(stored: string | null): PushChoice | null {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null')
    if (typeof parsed !== 'object' || parsed === null || !('events' in parsed) || !Array.isArray(parsed.events))
      return null
    const chosen: readonly unknown[] = parsed.events
    const events = PUSH_EVENTS.filter((event) => chosen.includes(event))
    return { events, saved: 'saved' in parsed ? findSaved(parsed.saved) : null }
  } catch {
    return null
  }
}

function findSaved(saved: unknown): PushChoice['saved'] {
  if (typeof saved !== 'object' || saved === null || !('text' in saved) || !('at' in saved)) return null
  return typeof saved.text === 'string' && typeof saved.at === 'number' ? { text: saved.text, at: saved.at } : null
}
