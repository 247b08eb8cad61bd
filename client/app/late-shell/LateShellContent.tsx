// Imported for its side effect: recent searches follow the cookie consent also on pages without a search.
import '../../search/browser-recent-searches.ts'
import { useState, type ComponentType } from 'react'
import type { Found, PageAddress } from '../../routing/define-route.tsx'
import { SessionNotice } from '../../sign-in/SessionNotice.tsx'
import { reloadOnce } from '../reload-once.ts'
import { LateFollowing } from './LateFollowing.tsx'
import { areShortcutsOn, turnShortcuts } from './shortcuts-choice.ts'
import { PAGE_KEYS } from './shortcuts.ts'
import type { ShortcutsSheetProps } from './ShortcutsSheet.tsx'
import { useHeadTags } from './useHeadTags.ts'
import { useLanguageOfTabs } from './useLanguageOfTabs.ts'
import { usePaper } from './usePaper.ts'
import { useShortcuts } from './useShortcuts.ts'
import { useThemeColour } from './useThemeColour.ts'
import { VersionNotice } from './VersionNotice.tsx'

export interface LateShellContentProps {
  /** Keys pressed before this code was loaded. */
  readonly presses: readonly KeyboardEvent[]
  readonly findPage: (address: PageAddress) => Found
}

/** Everything that a page does beyond its first view. */
export function LateShellContent({ presses, findPage }: LateShellContentProps) {
  const [Sheet, setSheet] = useState<ComponentType<ShortcutsSheetProps> | null>(null)
  useLanguageOfTabs()
  useHeadTags(findPage)
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
