import { useLayoutEffect } from 'react'
import { MOTION } from '../settings/choices.ts'
import { useChoice } from '../settings/useChoice.ts'

/** Sets the visitor's motion choice on the document for the styles, as the server does for the first page. */
export function useLessMotion() {
  const [motion] = useChoice(MOTION)

  useLayoutEffect(() => {
    document.documentElement.dataset['motion'] = motion
  }, [motion])
}
