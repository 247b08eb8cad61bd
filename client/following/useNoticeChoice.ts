import { useSyncExternalStore } from 'react'
import { browserNoticeSettings, type NoticeChoice } from './notice-settings.ts'

const UNCHANGED: NoticeChoice = { on: null, quietHours: null }

export function useNoticeChoice(): NoticeChoice {
  const { subscribe, read } = browserNoticeSettings
  return useSyncExternalStore(subscribe, read, () => UNCHANGED)
}
