import type { SignedInMark } from './sessions.ts'
import { isMarked, MARK, onMark } from './signed-in-mark.ts'

export const browserMark: SignedInMark = {
  isSet: isMarked,
  set: () => touch((storage) => storage.setItem(MARK, 'yes')),
  clear: () => touch((storage) => storage.removeItem(MARK)),
  listen: onMark,
}

function touch(action: (storage: Storage) => void) {
  try {
    action(localStorage)
  } catch {
    // Without storage there is no mark: the session ends with the page.
  }
}
