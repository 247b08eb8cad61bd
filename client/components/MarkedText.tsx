import { makeStyles, tokens } from '@fluentui/react-components'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'

const useStyles = makeStyles({
  code: {
    padding: '1px 3px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: '0.86em',
    overflowWrap: 'anywhere',
  },
  link: { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
})

interface MarkedTextProps {
  /** Code is between backquotes, and each link between brackets. */
  readonly text: string
  /** Addresses of the links, in their order. */
  readonly links?: readonly string[]
}

const NO_LINKS: readonly string[] = []

export function MarkedText({ text, links = NO_LINKS }: MarkedTextProps) {
  const styles = useStyles()
  let link = 0
  return text.split(/(`[^`]+`|\[[^\]]+\])/).map((part, place) => {
    const inner = part.slice(1, -1)
    const content = part.startsWith('`') ? (
      <code className={styles.code} translate="no">
        {inner}
      </code>
    ) : part.startsWith('[') ? (
      <Link to={links[link++] ?? '/'} className={styles.link}>
        {inner}
      </Link>
    ) : (
      part
    )
    // oxlint-disable-next-line react/no-array-index-key -- The parts of a text never change their places.
    return <Fragment key={place}>{content}</Fragment>
  })
}
