import { makeStyles } from '@fluentui/react-components'
import { useCallback, useRef, type ReactNode } from 'react'
import { KeepFocus } from './keep-focus.ts'

const useStyles = makeStyles({ place: { outlineStyle: 'none' } })

/** A place that takes the focus over from what goes away in it, so that whoever uses a keyboard goes on from there. */
export function KeptFocus({ children }: { readonly children: ReactNode }) {
  const styles = useStyles()
  const place = useRef<HTMLDivElement>(null)
  const keepFocus = useCallback(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <KeepFocus value={keepFocus}>{children}</KeepFocus>
    </div>
  )
}
