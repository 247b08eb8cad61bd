import { makeStyles } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Distance between the window and the mark at which it counts as near. */
const AHEAD = '800px'

const useStyles = makeStyles({ mark: { display: 'block', height: '1px' } })

/** An invisible element where more is loaded. Calls `onNear` once when it is near the window. */
export function NearMark({ onNear }: { readonly onNear: () => void }) {
  const styles = useStyles()
  const mark = useRef<HTMLSpanElement>(null)
  const report = useEffectEvent(onNear)

  useEffect(() => {
    if (mark.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        report()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])

  return <span ref={mark} className={styles.mark} />
}
