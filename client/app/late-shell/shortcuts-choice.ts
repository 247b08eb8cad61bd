const STORAGE_KEY = 'shortcuts'

let off: boolean | null = null

/** True when single-key shortcuts are on. That is the default; turning them off lasts until the tab is closed. */
export function areShortcutsOn(): boolean {
  off ??= read() === 'off'
  return !off
}

export function turnShortcuts(on: boolean) {
  off = !on
  try {
    sessionStorage.setItem(STORAGE_KEY, on ? 'on' : 'off')
  } catch {
    // Without storage, the choice lasts until the page is reloaded.
  }
}

// A browser that blocks storage throws on the first access.
function read(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}
