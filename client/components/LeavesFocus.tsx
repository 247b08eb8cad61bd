import { use, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { KeepFocus } from './keep-focus.ts'

/** Hands the focus over to the place around when it goes away by itself and has the focus inside. */
export function LeavesFocus({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(use(KeepFocus))

  useLayoutEffect(() => {
    const element = content.current
    return () => {
      // It is still there: effects are undone before what they belong to is taken out of the page.
      if (element?.contains(document.activeElement) === true) leave()
    }
  }, [])

  return <div ref={content}>{children}</div>
}
