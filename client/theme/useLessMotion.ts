import { useLayoutEffect } from 'react'
import { MOTION } from '../settings/choices.ts'
import { useChoice } from '../settings/useChoice.ts'
import { useMediaQuery } from './useMediaQuery.ts'

/** Tells the styles of the page whether to move less: because the visitor chose that, or because his system asks for it. */
export function useLessMotion() {
  const [motion] = useChoice(MOTION)
  const systemAsks = useMediaQuery('(prefers-reduced-motion: reduce)')
  const less = motion === 'less' || systemAsks

  useLayoutEffect(() => {
    document.documentElement.dataset['motion'] = less ? 'less' : 'full'
  }, [less])
}
