import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { ownTokens } from '../theme/tokens.ts'

interface AccountCardsProps {
  readonly title: string
  readonly note: string
  /** The items of the list. */
  readonly children: ReactNode
}

const useStyles = makeStyles({
  title: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
  note: { margin: '2px 0 12px', maxWidth: '60ch', color: tokens.colorNeutralForeground2 },
  list: { display: 'grid', gap: '10px', margin: 0, padding: 0, listStyleType: 'none' },
})

/** A list of accounts from which a visitor chooses one. */
export function AccountCards({ title, note, children }: AccountCardsProps) {
  const styles = useStyles()
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.note}>{note}</p>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}
