import { makeStyles } from '@fluentui/react-components'
import { useEffect, useEffectEvent } from 'react'
import { useNearWindow } from './useNearWindow.ts'

const useStyles = makeStyles({ mark: { display: 'block', height: '1px' } })

/** An invisible element. Calls `onNear` once when it is near the window. */
export function NearMark({ onNear }: { readonly onNear: () => void }) {
  const styles = useStyles()
  const [mark, near] = useNearWindow()
  const report = useEffectEvent(onNear)

  useEffect(() => {
    if (near) report()
  }, [near])

  return <span ref={mark} className={styles.mark} />
}
