import { makeStyles } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useRef } from 'react'

/** How far below the window the end of a list may be when more is asked for. */
const AHEAD = '800px'

const useStyles = makeStyles({ mark: { display: 'block', height: '1px' } })

/** Stands unseen at the end of a list and says once when that comes near. */
export function EndMark({ onNear }: { readonly onNear: () => void }) {
  const styles = useStyles()
  const mark = useRef<HTMLSpanElement>(null)
  const tell = useEffectEvent(onNear)

  useEffect(() => {
    if (mark.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        tell()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])

  return <span ref={mark} className={styles.mark} />
}
