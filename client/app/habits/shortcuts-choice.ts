const STORAGE_KEY = 'shortcuts'

let off: boolean | null = null

/** Whether single keys do something: they do until they are turned off, which holds as long as the tab is open. */
export function areShortcutsOn(): boolean {
  off ??= read() === 'off'
  return !off
}

export function turnShortcuts(on: boolean) {
  off = !on
  try {
    sessionStorage.setItem(STORAGE_KEY, on ? 'on' : 'off')
  } catch {
    // It holds until the page is loaded again.
  }
}

// A browser that blocks storage throws on the first touch.
function read(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}
