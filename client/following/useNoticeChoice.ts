import { useSyncExternalStore } from 'react'
import { browserNoticeSettings, type NoticeChoice } from './notice-settings.ts'

const UNTOLD: NoticeChoice = { on: null, quietHours: null }

/** What the visitor chose about notices. */
export function useNoticeChoice(): NoticeChoice {
  const { subscribe, read } = browserNoticeSettings
  return useSyncExternalStore(subscribe, read, () => UNTOLD)
}
