import { useState, type ComponentType } from 'react'
import type { Found, PageAddress } from '../../routes.tsx'
// What was found last follows the answer about cookies on every page, also where nobody searches.
import '../../search/browser-recent-searches.ts'
import { SessionNotice } from '../../sign-in/SessionNotice.tsx'
import { reloadOnce } from '../reload-once.ts'
import { areShortcutsOn, turnShortcuts } from './shortcuts-choice.ts'
import { LateFollowing } from './LateFollowing.tsx'
import { PAGE_KEYS } from './shortcuts.ts'
import type { ShortcutsSheetProps } from './ShortcutsSheet.tsx'
import { useKeptHead } from './useKeptHead.ts'
import { useLanguageOfTabs } from './useLanguageOfTabs.ts'
import { usePaper } from './usePaper.ts'
import { useShortcuts } from './useShortcuts.ts'
import { useThemeColour } from './useThemeColour.ts'
import { VersionNotice } from './VersionNotice.tsx'

export interface LateHabitsProps {
  /** The keys that were pressed before this code had come. */
  readonly presses: readonly KeyboardEvent[]
  /** The page at an address. */
  readonly findPage: (address: PageAddress) => Found
}

/** Everything that a page does for whoever stays on it. */
export function LateHabits({ presses, findPage }: LateHabitsProps) {
  const [Sheet, setSheet] = useState<ComponentType<ShortcutsSheetProps> | null>(null)
  useLanguageOfTabs()
  useKeptHead(findPage)
  useThemeColour()
  usePaper()
  useShortcuts(presses, () => {
    import('./ShortcutsSheet.tsx').then(({ ShortcutsSheet }) => setSheet(() => ShortcutsSheet), reloadOnce)
  })

  return (
    <>
      <VersionNotice />
      <LateFollowing />
      <SessionNotice />
      {Sheet === null ? null : (
        <Sheet pageKeys={PAGE_KEYS} areOn={areShortcutsOn()} onTurn={turnShortcuts} onClose={() => setSheet(null)} />
      )}
    </>
  )
}
