import { useEffect, useState } from 'react'

/** Time for which the outcome is said. */
const SAID_MS = 5000

interface Copying {
  /** Outcome of the last attempt; null before it and some seconds after it. */
  readonly said: 'copied' | 'notCopied' | null
  readonly copy: (text: string) => Promise<void>
}

/** Copies texts to the clipboard, and says whether that worked. */
export function useCopy(): Copying {
  const [said, setSaid] = useState<Copying['said']>(null)

  useEffect(() => {
    if (said === null) return
    const timer = setTimeout(() => setSaid(null), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])

  async function copy(text: string) {
    // Screen readers repeat the same text only after an empty one.
    setSaid(null)
    try {
      await navigator.clipboard.writeText(text)
      setSaid('copied')
    } catch {
      // The clipboard requires https, and visitors can block it.
      setSaid('notCopied')
    }
  }

  return { said, copy }
}
