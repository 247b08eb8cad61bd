import { makeStyles } from '@fluentui/react-components'
import { useCallback, useRef, type ReactNode } from 'react'
import { KeepFocus } from './keep-focus.ts'

const useStyles = makeStyles({ place: { outlineStyle: 'none' } })

/** Takes over the focus from elements removed inside it, so that keyboard users keep their position. */
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
