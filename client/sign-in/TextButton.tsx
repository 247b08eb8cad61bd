import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  button: {
    minHeight: '28px',
    padding: 0,
    border: 'none',
    background: 'none',
    color: tokens.colorBrandForeground1,
    cursor: 'pointer',
    font: 'inherit',
    textAlign: 'start',
    ':hover': { textDecorationLine: 'underline' },
  },
})

interface TextButtonProps {
  readonly onClick: () => void
  readonly children: ReactNode
}

export function TextButton({ onClick, children }: TextButtonProps) {
  return (
    <button type="button" className={useStyles().button} onClick={onClick}>
      {children}
    </button>
  )
}
