import { use, type ReactNode } from 'react'
import { KeepFocus } from './keep-focus.ts'
import { useLeavingFocus } from './useLeavingFocus.ts'

/** Hands the focus over to the place around when it goes away by itself and has the focus inside. */
export function LeavesFocus({ children }: { readonly children: ReactNode }) {
  const content = useLeavingFocus<HTMLDivElement>(use(KeepFocus))
  return <div ref={content}>{children}</div>
}
