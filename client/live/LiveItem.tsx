import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { use, useCallback, type ReactNode } from 'react'
import { KeepFocus } from '../components/keep-focus.ts'
import { useLeavingFocus } from '../components/useLeavingFocus.ts'

interface LiveItemProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

const useStyles = makeStyles({
  item: { ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' } },
})

/** Moves the focus of a removed item to the item that takes its place, but not to a control inside it. */
export function LiveItem({ className, children }: LiveItemProps) {
  const styles = useStyles()
  const leaveList = use(KeepFocus)
  const item = useLeavingFocus<HTMLLIElement>((leaving) => {
    const list = leaving.parentElement
    if (list === null) return
    const position = [...list.children].indexOf(leaving)
    // The new item at that place is known only after all items were added, moved and removed.
    queueMicrotask(() => {
      const next = list.isConnected ? list.children[Math.min(position, list.children.length - 1)] : undefined
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
      else leaveList()
    })
  })
  const keepFocus = useCallback(() => item.current?.focus({ preventScroll: true }), [item])
  return (
    <li ref={item} tabIndex={-1} className={mergeClasses(styles.item, className)}>
      <KeepFocus value={keepFocus}>{children}</KeepFocus>
    </li>
  )
}
