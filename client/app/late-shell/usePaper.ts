import { useEffect } from 'react'
import { forceTheme } from '../../theme/forced-theme.ts'

/** Prints in the light theme, because paper is white. */
export function usePaper() {
  useEffect(() => {
    let release: (() => void) | null = null
    const begin = () => {
      release ??= forceTheme('light')
    }
    const end = () => {
      release?.()
      release = null
    }
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      end()
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
}
