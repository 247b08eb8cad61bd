import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { ownTokens, PHONE } from '../theme/tokens.ts'

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    paddingTop: '72px',
    textAlign: 'center',
    [PHONE]: { paddingTop: '40px' },
  },
  status: {
    color: tokens.colorBrandForeground1,
    fontFamily: ownTokens.displayFont,
    fontSize: '120px',
    lineHeight: '112px',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    [PHONE]: { fontSize: '88px', lineHeight: '88px' },
  },
  title: {
    margin: '8px 0 0',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeHero900,
    lineHeight: tokens.lineHeightHero900,
    fontWeight: 700,
    textWrap: 'balance',
  },
  description: {
    maxWidth: '60ch',
    margin: '12px 0 28px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
  },
})

interface ErrorPageProps {
  /** HTTP status code, if one fits. */
  readonly status?: number
  readonly title: string
  readonly description: string
  readonly action: ReactNode
}

/** Marked as not to be listed by search engines. */
export function ErrorPage({ status, title, description, action }: ErrorPageProps) {
  const styles = useStyles()
  return (
    <div className={styles.page}>
      <meta name="robots" content="noindex" />
      {status === undefined ? null : <span className={styles.status}>{status}</span>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.description}>{description}</p>
      {action}
    </div>
  )
}
