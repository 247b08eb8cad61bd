import type { SignedInMark } from './sessions.ts'
import { isMarked, MARK, onMark } from './signed-in-mark.ts'

/** The mark in the storage of this browser. */
export const browserMark: SignedInMark = {
  isSet: isMarked,
  set: () => touch((storage) => storage.setItem(MARK, 'yes')),
  clear: () => touch((storage) => storage.removeItem(MARK)),
  listen: onMark,
}

function touch(deed: (storage: Storage) => void) {
  try {
    deed(localStorage)
  } catch {
    // A browser that blocks storage has no mark: the session ends with the page.
  }
}
