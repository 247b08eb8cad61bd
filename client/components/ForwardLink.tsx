import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Glyph } from './Glyph.tsx'

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '32px',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
})

interface ForwardLinkProps {
  readonly to: string
  readonly children: ReactNode
}

export function ForwardLink({ to, children }: ForwardLinkProps) {
  const styles = useStyles()
  return (
    <Link to={to} className={styles.link}>
      {children}
      <Glyph name="forward" size={16} />
    </Link>
  )
}
