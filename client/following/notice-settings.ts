import type { QuietHours } from './quiet-hours.ts'

/** What a visitor chose about notices; null is what he left as it is. */
export interface NoticeChoice {
  /** Whether he is told when somebody whom he follows goes live or enters a game. He is, unless he chose otherwise. */
  readonly on: boolean | null
  /** When he is told nothing. */
  readonly quietHours: QuietHours | null
}

/** The choice of this browser, the same in every tab. */
export interface NoticeSettings {
  /** The same object until it changes. */
  readonly read: () => NoticeChoice
  readonly choose: (choice: Partial<NoticeChoice>) => void
  /** Calls `listener` after each change, in whichever tab; what it answers ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Where a browser keeps it. */
export const NOTICES_KEY = 'notices'

const UNTOLD: NoticeChoice = { on: null, quietHours: null }

interface NoticeSettingsParts {
  /** A browser that blocks it throws here: then the choice holds until the page is loaded again. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Calls `listener` when another tab has written the choice. */
  readonly hear: (listener: () => void) => void
}

export function createNoticeSettings({ storage, hear }: NoticeSettingsParts): NoticeSettings {
  const listeners = new Set<() => void>()
  let choice = readFrom(storage) ?? UNTOLD

  function take(next: NoticeChoice) {
    choice = next
    for (const listener of listeners) listener()
  }
  hear(() => take(readFrom(storage) ?? choice))

  return {
    read: () => choice,
    choose(change) {
      const next = { ...choice, ...change }
      try {
        storage().setItem(NOTICES_KEY, JSON.stringify(next))
      } catch {
        // It holds until the next load.
      }
      take(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Null where the browser blocks the storage. */
function readFrom(storage: NoticeSettingsParts['storage']): NoticeChoice | null {
  try {
    return parseChoice(storage().getItem(NOTICES_KEY))
  } catch {
    return null
  }
}

/** The choice that a text holds: what is none counts as left as it is. */
export function parseChoice(text: string | null): NoticeChoice {
  const stored = parseObject(text)
  const on: unknown = Reflect.get(stored, 'on')
  const hours: unknown = Reflect.get(stored, 'quietHours')
  return { on: typeof on === 'boolean' ? on : null, quietHours: findHours(hours) }
}

function parseObject(text: string | null): object {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

function findHours(stored: unknown): QuietHours | null {
  if (typeof stored !== 'object' || stored === null || !('from' in stored) || !('to' in stored)) return null
  const { from, to } = stored
  return isMinute(from) && isMinute(to) && from !== to ? { from, to } : null
}

const isMinute = (minute: unknown): minute is number =>
  Number.isInteger(minute) && Number(minute) >= 0 && Number(minute) < 1440

/** What the visitor of this page chose about notices. */
export const browserNoticeSettings = createNoticeSettings({
  storage: () => localStorage,
  hear: (listener) => {
    if (typeof window === 'undefined') return
    window.addEventListener('storage', ({ key }) => {
      if (key === NOTICES_KEY || key === null) listener()
    })
  },
})
