import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { LocalText } from '../components/LocalText.tsx'
import type { Name } from '../match/champion-name.ts'

interface UseNameProps {
  readonly children: ReactNode
  readonly names: readonly Name[]
}

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 },
  pictures: { display: 'flex', flexShrink: 0, gap: '4px' },
  words: { minWidth: 0, overflowWrap: 'anywhere', lineHeight: '18px' },
})

/** The pictures have accessible names; `names` is the same as visible text. */
export function UseName({ children, names }: UseNameProps) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <span className={styles.pictures}>{children}</span>
      <span className={styles.words} aria-hidden="true">
        {names.map((name, position) => (
          <span key={name.text}>
            {position === 0 ? null : ' + '}
            <LocalText name={name} />
          </span>
        ))}
      </span>
    </span>
  )
}
