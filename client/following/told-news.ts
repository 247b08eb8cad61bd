/** Lets one tab of a browser tell a piece of news. */
export interface ToldNews {
  /** True for the first that claims it, in whichever tab. */
  readonly claim: (key: string) => Promise<boolean>
}

interface ToldNewsParts {
  /** A browser that blocks it throws here: then each tab is by itself. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Carries out one deed at a time, whichever tab it comes from. */
  readonly alone: (deed: () => boolean) => Promise<boolean>
}

/** Where a browser keeps what was told. */
const TOLD_KEY = 'toldNews'

/** So many are remembered; what is older is no news any more. */
const MOST_REMEMBERED = 100

export function createToldNews({ storage, alone }: ToldNewsParts): ToldNews {
  let told: readonly string[] = []

  return {
    claim: (key) =>
      alone(() => {
        told = readFrom(storage) ?? told
        if (told.includes(key)) return false
        told = [key, ...told].slice(0, MOST_REMEMBERED)
        try {
          storage().setItem(TOLD_KEY, JSON.stringify(told))
        } catch {
          // It is remembered until the next load.
        }
        return true
      }),
  }
}

/** Null where the browser blocks the storage, or nothing is there. */
function readFrom(storage: ToldNewsParts['storage']): readonly string[] | null {
  try {
    const parsed: unknown = JSON.parse(storage().getItem(TOLD_KEY) ?? 'null')
    return Array.isArray(parsed) ? parsed.filter((key) => typeof key === 'string') : null
  } catch {
    return null
  }
}

/** What the tabs of this browser have told. */
export const browserToldNews = createToldNews({
  storage: () => localStorage,
  // Only pages that came over a safe connection can lock anything.
  alone: async (deed) => ('locks' in navigator ? navigator.locks.request('toldNews', deed) : deed()),
})
