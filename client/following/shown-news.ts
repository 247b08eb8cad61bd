/** Ensures that only one tab of a browser shows each piece of news. */
export interface ShownNews {
  /** Resolves to true for the first claim in any tab. */
  readonly claim: (key: string) => Promise<boolean>
}

interface ShownNewsParts {
  /** May throw when the browser blocks storage. Then each tab is on its own. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Runs one action at a time across all tabs. */
  readonly alone: (action: () => boolean) => Promise<boolean>
}

const CLAIMS_KEY = 'shownNews'

/** Number of remembered keys; older ones are no longer news. */
const MAX_REMEMBERED = 100

export function createShownNews({ storage, alone }: ShownNewsParts): ShownNews {
  let claimed: readonly string[] = []

  return {
    claim: (key) =>
      alone(() => {
        claimed = readFrom(storage) ?? claimed
        if (claimed.includes(key)) return false
        claimed = [key, ...claimed].slice(0, MAX_REMEMBERED)
        try {
          storage().setItem(CLAIMS_KEY, JSON.stringify(claimed))
        } catch {
          // Without storage, the claim lasts until the page is reloaded.
        }
        return true
      }),
  }
}

/** Null when the browser blocks the storage, or when it is empty. */
function readFrom(storage: ShownNewsParts['storage']): readonly string[] | null {
  try {
    const parsed: unknown = JSON.parse(storage().getItem(CLAIMS_KEY) ?? 'null')
    return Array.isArray(parsed) ? parsed.filter((key) => typeof key === 'string') : null
  } catch {
    return null
  }
}

export const browserShownNews = createShownNews({
  storage: () => localStorage,
  // Only pages from a secure origin can use locks.
  alone: async (action) => ('locks' in navigator ? navigator.locks.request('shownNews', action) : action()),
})
