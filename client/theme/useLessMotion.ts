import { useLayoutEffect } from 'react'
import { MOTION } from '../settings/choices.ts'
import { useChoice } from '../settings/useChoice.ts'

/** Tells the styles of the page whether the visitor chose to move less, as the server did of his choice at the first. */
export function useLessMotion() {
  const [motion] = useChoice(MOTION)

  useLayoutEffect(() => {
    document.documentElement.dataset['motion'] = motion
  }, [motion])
}
