import { use, type ReactNode } from 'react'
import { KeepFocus } from './keep-focus.ts'
import { useLeavingFocus } from './useLeavingFocus.ts'

/** Passes the focus to `KeptFocus` when it is removed while the focus is inside. */
export function LeavesFocus({ children }: { readonly children: ReactNode }) {
  const content = useLeavingFocus<HTMLDivElement>(use(KeepFocus))
  return <div ref={content}>{children}</div>
}
