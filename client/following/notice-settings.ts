import type { QuietHours } from './quiet-hours.ts'

/** Null means unchanged. */
export interface NoticeChoice {
  /** Null counts as true. */
  readonly on: boolean | null
  /** Daily time without notices. */
  readonly quietHours: QuietHours | null
}

export interface NoticeSettings {
  /** The same object until it changes. */
  readonly read: () => NoticeChoice
  readonly choose: (choice: Partial<NoticeChoice>) => void
  /** Calls `listener` after each change in any tab, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
}

export const NOTICES_KEY = 'notices'

const UNCHANGED: NoticeChoice = { on: null, quietHours: null }

interface NoticeSettingsParts {
  /** May throw when the browser blocks storage. The settings then last until the page is reloaded. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Calls `listener` when another tab has written the settings. */
  readonly hear: (listener: () => void) => void
}

export function createNoticeSettings({ storage, hear }: NoticeSettingsParts): NoticeSettings {
  const listeners = new Set<() => void>()
  let choice = readFrom(storage) ?? UNCHANGED

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
        // Without storage, the settings last until the page is reloaded.
      }
      take(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Null when the browser blocks the storage. */
function readFrom(storage: NoticeSettingsParts['storage']): NoticeChoice | null {
  try {
    return parseChoice(storage().getItem(NOTICES_KEY))
  } catch {
    return null
  }
}

/** Invalid values count as unchanged. */
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

export const browserNoticeSettings = createNoticeSettings({
  storage: () => localStorage,
  hear: (listener) => {
    if (typeof window === 'undefined') return
    window.addEventListener('storage', ({ key }) => {
      if (key === NOTICES_KEY || key === null) listener()
    })
  },
})
